import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

/** What React Router writes into a page for starting React, and where it waits for more data. */
const handoff = /streamController|<!--\$\??-->/;

test.each(['', '/meters', '/meters/how-to-read-your-gas-meter', '/no-such-page/at-all'])(
  'a page on which React does not start contains no data of its loaders: /help-and-support%s',
  async (path) => {
    expect(await (await fetch(`${site.url}/help-and-support${path}?n=1`)).text()).not.toMatch(handoff);
  },
);

test('a page with a form contains the data with which React starts', async () => {
  const page = await (await fetch(`${site.url}/help-and-support/complaints/pay-as-you-go`)).text();
  expect(page).toMatch(/streamController\.enqueue\(/);
});
