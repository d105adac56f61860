import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../support/start-site.ts';

const personal = 'jane.doe@example.com/07700900123';

test('a path that can’t be decoded is unknown, and no personal data of it is printed', async () => {
  const site = await startSite({ LOG_LEVEL: 'info' });
  onTestFinished(async () => void (await site.stop()));
  const printedBefore = site.output().length;
  for (const path of [`${personal}%zz`, `meters/${personal}%E0%A4%A`, `%/${personal}`, `${personal}%`]) {
    const response = await fetch(`${site.url}/help-and-support/${path}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], path).toEqual([302, '/page-not-found.html']);
  }
  const data = await fetch(`${site.url}/help-and-support/${personal}%zz.data`);
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('/page-not-found.html')]);
  await site.stop();

  const lines = site.output().slice(printedBefore).trim().split('\n');
  const requests = lines.map((line): unknown => JSON.parse(line));
  expect(requests.filter((line) => Object(line).event === 'request')).toHaveLength(5);
  expect(lines.join('\n')).not.toMatch(/jane|example\.com|07700900123/);
});
