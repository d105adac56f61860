import { expect, test } from 'vitest';
import { prefilledFields } from '#contracts/forms/meter-reading/names-in-address.ts';
import { safeReturnPath } from '../../frame/safe-return-path.ts';
import { returnAddress } from './return-address.ts';

const form = '/help-and-support/submit-meter-read';

test.each([
  ['', form],
  ['?', form],
  ['?lost', `${form}?lost=`],
  ['?campaign=winter&step=2', `${form}?campaign=winter&step=2`],
  ['?q=top+up%20%C2%A310', `${form}?q=top+up+%C2%A310`],
])('SPEC §6: with the query ‘%s’ the visitor returns to %s', (search, address) => {
  expect(returnAddress(form, search)).toBe(address);
  expect(safeReturnPath(address)).toBe(address);
});

test('the site accepts the address as a return path, whatever the query contains', () => {
  const odd = '?a*b=!\'()[]{}|^~:;,@/?\\"<>&ü=\u{1f600}&&=';
  const address = returnAddress(form, odd);
  expect(safeReturnPath(address)).toBe(address);
  expect(new URL(address, 'http://site.test').searchParams.get('a*b')).toBe(
    new URLSearchParams(odd).get('a*b'),
  );
});

test('answers are never sent to the issuer, sealed or not', () => {
  const prefilled = new URLSearchParams(prefilledFields.map((name) => [name, `own ${name}`]));
  const search = `?campaign=winter&${prefilled.toString()}&email=twice&filled=sealed&sent=sealed`;
  expect(returnAddress(form, search)).toBe(`${form}?campaign=winter`);
});

test('a query too long for the sign-in journey is dropped, and the path stays', () => {
  expect(returnAddress(form, `?a=${'x'.repeat(1_000)}`)).toBe(form);
});
