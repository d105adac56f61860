import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { brandDir, brandFile } from '#tests/support/brand-dir.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { runCheck } from './planted-content.fixture.ts';
import { readService } from './read-service.ts';
import { reportOn } from './report.ts';

const article = 'help/meters/economy-7-meters.html';
const data = 'header.json';
const problem = 'is not UTF-8: save or send it as UTF-8';

/** The tests' content, with each of these files written again as other bytes. */
async function checkRewritten(rewrite: (text: string) => Uint8Array, files = [article, data]) {
  const { dir, remove } = await copyContent();
  onTestFinished(remove);
  for (const file of files)
    await writeFile(join(dir, file), rewrite(await readFile(join(dir, file), 'utf8')));
  return runCheck(dir).problems;
}

/** The bytes of an older editor ('ANSI'), with a £ in the first text on the second line or after it. */
function inWindows1252(text: string): Buffer {
  const plain = text.replaceAll(/[^\0-\x7F]/g, 'e');
  return Buffer.from(plain.replace(/(\n[^\n]*?(?:<title>|": "))/, '$1\xA3'), 'latin1');
}

test('files that are not UTF-8 are reported once, with their first such line', async () => {
  const problems = await checkRewritten(inWindows1252);
  const named = problems.filter((each) => each.problem === problem);
  const lineOf = async (file: string) =>
    inWindows1252(await readFile(brandFile(file), 'utf8'))
      .toString('latin1')
      .split('\xA3')[0]
      ?.split('\n').length;
  expect(named).toEqual([
    { file: article, line: await lineOf(article), problem },
    { file: data, line: await lineOf(data), problem },
  ]);
});

test('a file in UTF-16 is reported as not UTF-8 first', async () => {
  const problems = await checkRewritten((text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), [data]);
  expect(problems.find(({ file }) => file === data)).toEqual({ file: data, line: 1, problem });
});

test('files that begin with a byte order mark are in order', async () => {
  expect(await checkRewritten((text) => Buffer.from(`\uFEFF${text}`))).toEqual([]);
});

test('a service’s document is read in the charset that it names, and reported when it names none and is not UTF-8', async () => {
  const sent = async (file: string, type: string) =>
    new Response(Uint8Array.from(inWindows1252(await readFile(brandFile(file), 'utf8'))), {
      headers: { 'content-type': type },
    });
  const service = new Hono()
    .get('/help/meters/move-your-meter.html', () => sent('help/meters/move-your-meter.html', 'text/html'))
    .get(`/${data}`, () => sent(data, 'application/json; charset=windows-1252'))
    .route('/', createContentService({ contentDir: brandDir }));
  const { lines } = reportOn(await readService(callInProcess(service)), 'https://cms.example');
  expect(lines.filter((line) => line.endsWith(problem))).toEqual([
    expect.stringMatching(/^https:\/\/cms\.example\/help\/meters\/move-your-meter\.html:\d+: /),
  ]);
});
