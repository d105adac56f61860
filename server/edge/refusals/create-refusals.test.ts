import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Refusal } from '#contracts/refusal.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { createTurnQueue } from '../request-limits/one-per-turn.ts';
import { createRefusals } from './create-refusals.ts';

/** A site that refuses everything. Its pages are the data that they were rendered from, as JSON. */
function refusingSite(refusal: Refusal) {
  let renderCount = 0;
  const { refuse, prepare } = createRefusals({
    render: async (...page) => {
      renderCount += 1;
      return JSON.stringify(page);
    },
    publicUrl: 'http://localhost:3000',
    turn: createTurnQueue().turn,
  });
  const app = new Hono().use(identifyVisitor(privateNetworks)).all('*', (c) => refuse(c, refusal));
  const visit = async (visitor: number, headers: Record<string, string> = {}) => {
    const response = await app.request('http://localhost:3000/help-and-support/meters', {
      headers: { 'x-forwarded-for': `192.0.2.${visitor}`, accept: 'text/html', ...headers },
    });
    return { status: response.status, page: await response.text() };
  };
  return { visit, prepare, renderCount: () => renderCount };
}

test('the busy page is rendered once for all visitors', async () => {
  const { visit, prepare, renderCount } = refusingSite({ kind: 'busy' });
  await prepare();
  const responses = await Promise.all(Array.from({ length: 500 }, (_, nth) => visit(nth % 250)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(responses[0]?.page).toContain('"kind":"busy"');
  expect(renderCount()).toBe(1);
});

const refusals: [Refusal, number][] = [
  [{ kind: 'another-origin' }, 403],
  [{ kind: 'unknown-method' }, 405],
  [{ kind: 'too-large' }, 413],
  [{ kind: 'not-a-form' }, 415],
  [{ kind: 'too-many', waitSeconds: 60 }, 429],
];

test.each(refusals)(
  'in a flood of %j only a few pages are rendered, and every request gets a page with the right status',
  async (refusal, status) => {
    const { visit, renderCount } = refusingSite(refusal);
    const ofOne = await Promise.all(Array.from({ length: 500 }, () => visit(1)));
    // Two for the visitor, and one for everybody else.
    expect(renderCount()).toBe(3);
    const ofMany = await Promise.all(Array.from({ length: 500 }, (_, nth) => visit(nth % 250)));
    expect(renderCount()).toBe(3 + 16);
    for (const response of [...ofOne, ...ofMany]) {
      expect(response.status).toBe(status);
      expect(response.page).toContain(`"kind":"${refusal.kind}"`);
    }
  },
);

test('a refused visitor gets a page of their own, with their display settings and their way back', async () => {
  const { visit } = refusingSite({ kind: 'another-origin' });
  const path = '/help-and-support/complaints/pay-as-you-go';
  const { page } = await visit(1, { referer: `http://localhost:3000${path}`, cookie: 'display=large' });
  expect(JSON.parse(page)).toEqual([{ kind: 'another-origin' }, { wayBack: path, cookies: 'display=large' }]);
});

test('a page that could not be rendered is rendered for the next request', async () => {
  let fails = true;
  const { prepare } = createRefusals({
    render: async () => (fails ? Promise.reject(new Error('no content')) : 'a page'),
    publicUrl: 'http://localhost:3000',
    turn: createTurnQueue().turn,
  });
  await expect(prepare()).rejects.toThrow('no content');
  fails = false;
  expect(await prepare()).toBe('a page');
});
