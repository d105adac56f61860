import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { nationalNumbers } from '#contracts/national-numbers.ts';
import { createContentSource } from '../create-content-client.ts';
import { freshForMs } from '../stale-while-revalidate/stale-while-revalidate.ts';

export const phones = {
  meterEmergency: '0808 157 0001',
  ...nationalNumbers,
  customerService: '0808 157 0002',
  evCharging: '0808 157 0003',
};
export const brand = {
  name: 'Ashcombe Power',
  legalName: 'Ashcombe Power Limited',
  registration: '',
  address: '',
  phones,
  openingHours: '',
};
/** A whole article. */
export const document = (body: string, head = '<title>Meters</title>') =>
  `<!doctype html><html><head>${head}</head><body><div class="content-panel">${body}</div></body></html>`;

/** A client of a content service that has these files, which can change. */
export function contentOf(files: Record<string, unknown>) {
  const clock = movableClock();
  const log = recordedLog();
  const bodies = new Map(Object.entries(files));
  const call = async (path: string) => {
    const body = bodies.get(path);
    if (body === undefined) return new Response('', { status: 404 });
    return typeof body === 'string' ? new Response(body) : Response.json(body);
  };
  const { anyTime: client } = createContentSource({ call, clock, logger: log, wait: (promise) => promise });
  const html = async () => (await client.article('meters', 'a'))?.html;
  const later = (ms = freshForMs) => clock.pass(ms);
  return { client, log, bodies, html, later };
}
/** The same, with this article among its files. */
export const articleOf = (body: string, more: Record<string, unknown> = {}) =>
  contentOf({ '/brand.json': brand, '/help/meters/a.html': document(body), ...more });
