import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { complainWithoutScripts } from '../support/complain-without-scripts.ts';
import { brandFile } from '../support/brand-dir.ts';
import { copyContent, type ContentChanges } from '../support/content-copy.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';

const file = 'help/meters/my-meter-is-not-working.html';
const article = '/help-and-support/meters/my-meter-is-not-working';
const { facts } = JSON.parse(await readFile(brandFile('facts.json'), 'utf8')) as {
  facts: Record<string, object>;
};
const factsWith = (name: string, value: string) => ({
  facts: { ...facts, [name]: { ...facts[name], value } },
});

async function siteOnCopy(changes: ContentChanges) {
  const copy = await copyContent(changes);
  const dataDir = join(copy.dir, 'data');
  const site = await siteInProcess({ CONTENT_DIR: copy.dir, DATA_DIR: dataDir });
  onTestFinished(async () => {
    await site.stop();
    await copy.remove();
  });
  const htmlOf = async (path: string) => (await site.get(path)).text();
  return { ...copy, site, dataDir, htmlOf };
}

test('when a fact changes, an article, its description, its structured data and the search show it within 30 s', async () => {
  const source = await readFile(brandFile(file), 'utf8');
  const { site, change, htmlOf } = await siteOnCopy({
    [file]: source.replace(/(name="description" content=")[^"]*/, '$1Gas meters: {{fact:gas-meter-limit}}.'),
  });
  const before = readPage(await htmlOf(article));
  expect(before.description).toBe('Gas meters: 2%.');
  expect(before.words).toContain('A gas meter can be 2% out');

  await change('facts.json', factsWith('gas-meter-limit', '3.25%'));
  site.clock.pass(30_000);
  const html = await htmlOf(article);
  expect(readPage(html).description).toBe('Gas meters: 3.25%.');
  expect(readPage(html).words).toContain('A gas meter can be 3.25% out');
  expect(html).not.toContain('{{');
  const found = (await htmlOf('/search?q=gas+meter+3.25')).replaceAll(/<[^>]+>/g, '');
  expect(found).toContain('Gas meters: 3.25%.');
});

test.each([
  ['the supplier’s own fact', factsWith('complaint-weeks', 'six weeks'), 'six weeks'],
  ['the built-in one, without a facts file', null, 'eight weeks'],
])(
  'a complaint’s confirmation page and e-mail say when the ombudsman accepts it: %s',
  async (_, own, weeks) => {
    const { site, dataDir } = await siteOnCopy({ 'facts.json': own });
    const page = await complainWithoutScripts(site, 1, 'ann@example.com');
    expect(readPage(page).words).toContain(`Still not right after ${weeks}?`);
    const outbox = join(dataDir, 'outbox');
    const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
    const [mail = ''] = await mails();
    expect(await readFile(join(outbox, mail), 'utf8')).toContain(`Still not right after ${weeks}?`);
  },
);
