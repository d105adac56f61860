import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InfoPage } from '#contracts/main-site.ts';
import { brandFile } from '#tests/support/brand-dir.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const { pages } = JSON.parse(readFileSync(brandFile('main-site/pages.json'), 'utf8')) as {
  pages: InfoPage[];
};
/** Words of a page that talks about the installation instead of to its visitors. */
const notForVisitors =
  /installation stands|this installation|placeholder|supplier’s own|stands in|undefined|\{\{/;

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(() => site.stop());

async function open(path: string) {
  const response = await site.get(path);
  const html = await response.text();
  const main = named(readElements(html), 'main')[0];
  if (!main) throw new Error(`${path} has no main`);
  return { response, html, main };
}

test.each(pages.map((page) => [page.path, page] as const))(
  '%s addresses its visitors, and links onwards',
  async (path, { title, about, sections = [], helpLinks, ring }) => {
    const { response, main } = await open(path);
    expect(response.status).toBe(200);
    expect(named(main.inside, 'h1').map(({ text }) => text)).toEqual([title]);
    expect(main.text).toContain(about);
    expect(main.text).not.toMatch(notForVisitors);
    expect(sections.length).toBeGreaterThan(0);
    expect(named(main.inside, 'h2').map(({ text }) => text)).toEqual(
      expect.arrayContaining(sections.map(({ heading }) => heading)),
    );
    const links = named(main.inside, 'a').map((link) => link.get('href'));
    const onward = helpLinks.map(({ link }) => link).filter((link) => link !== path);
    expect(links).toEqual(expect.arrayContaining([...onward, '/help-and-support/contact-us']));
    expect(named(main.inside, 'form')).toEqual([]);
    const numbers = links.filter((link) => link?.startsWith('tel:'));
    if (ring) expect(numbers, 'numbers to ring').not.toEqual([]);
  },
);

test.each([
  ['/energy/contact-us/credit', '0808 157 0822', 'Monday to Friday8am to 6pm'],
  ['/energy/contact-us/prepay', '0808 157 0833', 'Every day8am to 8pm'],
  ['/home-services/contact-us', '0808 157 0844', 'Saturday and Sunday9am to 5pm'],
])('%s gives its number, its hours and the address for letters', async (path, number, hours) => {
  const { main } = await open(path);
  expect(main.text).toContain(number);
  expect(main.text).toContain(hours);
  expect(main.text).toContain('Thistlemere Energy, 8 Curlew Yard, Brackenmoor, TH1 4AB');
});

test('the script that says whether we are open is allowed by its hash, and no other script is', async () => {
  const { response, html } = await open('/energy/contact-us/credit');
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('every page of the area loads the opening-hours script as a file, and a page that everybody gets says nothing about now', async () => {
  const { response, html, main } = await open('/help-and-support/contact-us');
  const file = /openingClock:"([^"]*\/openingClock-[^"]*)"/.exec(html)?.[1] ?? '';
  expect(await (await site.get(file)).text()).toContain('customElements.define(`opening-state`');
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(main.text).not.toMatch(/Open now|Closed now/);
});
