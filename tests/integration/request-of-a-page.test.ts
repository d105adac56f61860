import { expect, test } from 'vitest';
import { siteInProcess } from '../support/site-in-process.ts';

test('a page that is cached for everybody still names the request of each visitor, and the release that rendered it', async () => {
  const site = await siteInProcess({});
  const visit = async (id: string) => {
    const headers = { 'x-request-id': id };
    const page = await site.fetch(new Request('http://localhost:3000/help-and-support/', { headers }));
    return { html: await page.text(), timing: page.headers.get('server-timing') };
  };
  const first = await visit('first-visit');
  const second = await visit('second-visit');
  expect(second.html).toBe(first.html);
  const release = /release;desc="(\d+\.\d+\.\d+-[0-9a-f]{8})"/.exec(first.timing ?? '')?.[1];
  expect(first.timing).toBe(`request;desc="first-visit", release;desc="${release}"`);
  expect(second.timing).toBe(`request;desc="second-visit", release;desc="${release}"`);
});
