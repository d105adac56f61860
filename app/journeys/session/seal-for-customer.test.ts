import { expect, test } from 'vitest';
import { tokenCookies } from '#clients/identity/token-cookies.ts';
import { createSealer } from '#server/edge/sealing/create-sealer.ts';
import { journeyCookies } from './journey-cookies.ts';

const sealer = createSealer(['s'.repeat(32)]);
const answers = { first_name: 'Ann' };

/** The Cookie header of a browser in which this customer is signed in; nobody is, without one. */
function signedIn(sub?: string): string {
  const claims = Buffer.from(JSON.stringify({ sub })).toString('base64url');
  return sub === undefined ? '' : `${tokenCookies.nep.name}=e30.${claims}.signature`;
}

async function readAs(reader: string, { writtenAs }: { writtenAs: string }) {
  const as = (cookieHeader: string) => journeyCookies(sealer, true, () => {}, cookieHeader);
  const { cookie, sealed } = await as(writtenAs).writePrefill(answers);
  const headers = { cookie: `${reader}; ${cookie.split(';')[0]}` };
  const read = await as(reader).readPrefill(new Request('https://site.test/', { headers }));
  expect(await as(reader).unsealPrefill(sealed), 'from an address').toEqual(read);
  return read;
}

test.each([
  ['a customer', 'the same customer', signedIn('ann'), signedIn('ann')],
  ['a customer', 'the same browser once the session has ended', signedIn('ann'), signedIn()],
  ['a visitor', 'the customer who signed in meanwhile', signedIn(), signedIn('ann')],
  ['a visitor', 'a browser with a broken token', signedIn(), `${tokenCookies.nep.name}=broken`],
])('what %s answered is read by %s', async (_, __, writtenAs, reader) => {
  expect(await readAs(reader, { writtenAs })).toEqual(answers);
});

test('what a customer answered is not read by the next customer in the same browser', async () => {
  expect(await readAs(signedIn('ben'), { writtenAs: signedIn('ann') })).toBeUndefined();
});
