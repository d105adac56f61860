import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent, type ContentChanges } from '../support/content-copy.ts';
import { articles } from '../support/pages.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';
import { brandFile } from '../support/brand-dir.ts';

async function siteOnCopy(changes: ContentChanges = {}) {
  const copy = await copyContent(changes);
  const site = await siteInProcess({ CONTENT_DIR: copy.dir });
  onTestFinished(async () => {
    await site.stop();
    await copy.remove();
  });
  const htmlOf = async (path: string) => (await site.get(path)).text();
  return { ...site, ...copy, htmlOf };
}
const article = '/help-and-support/my-account/cannot-sign-in';

test('no page shows the name of a number instead of the number', async () => {
  const { htmlOf } = await siteOnCopy();
  const others = ['extra-support', 'submit-meter-read', 'emergencies', 'contact-us'];
  const paths = [...articles.map(({ path }) => path), ...others.map((page) => `/help-and-support/${page}`)];
  for (const path of paths) expect(await htmlOf(path), path).not.toContain('{{');
});

test('when brand.json changes a number, articles, descriptions, templates and the search show it within 30 s', async () => {
  const source = await readFile(brandFile('help/my-account/cannot-sign-in.html'), 'utf8');
  const { htmlOf, change, dir, clock } = await siteOnCopy({
    'help/my-account/cannot-sign-in.html': source.replace(
      /(name="description" content=")[^"]*/,
      '$1Call us on {{phone:customerService}}.',
    ),
  });
  const before = readPage(await htmlOf(article));
  expect(before.description).toBe('Call us on 0808 157 0822.');
  expect(before.links).toContainEqual({ label: '0808 157 0822', href: 'tel:08081570822' });

  const brand = JSON.parse(await readFile(join(dir, 'brand.json'), 'utf8')) as { phones: object };
  await change('brand.json', { ...brand, phones: { ...brand.phones, customerService: '0808 157 0777' } });
  clock.pass(30_000);
  const html = await htmlOf(article);
  expect(html).not.toContain('0808 157 0822');
  const after = readPage(html);
  expect(after.description).toBe('Call us on 0808 157 0777.');
  expect(after.links).toContainEqual({ label: '0808 157 0777', href: 'tel:08081570777' });
  expect((await htmlOf('/search?q=0808+157+0777')).replaceAll(/<[^>]+>/g, '')).toContain('0808 157 0777');
  expect(await htmlOf('/search?q=can’t+sign+in')).not.toContain('{{');
});

test('emergency numbers in articles are right without any brand', async () => {
  const { htmlOf } = await siteOnCopy({ 'brand.json': '{' });
  const { links } = readPage(await htmlOf('/help-and-support/emergencies/carbon-monoxide'));
  expect(links).toContainEqual({ label: '0800 111 999', href: 'tel:0800111999' });
  const powerCuts = readPage(await htmlOf('/help-and-support/emergencies/power-cuts'));
  expect(powerCuts.links).toContainEqual({ label: '105', href: 'tel:105' });
});
