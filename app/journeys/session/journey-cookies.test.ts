import { expect, onTestFinished, test, vi } from 'vitest';
import { addressIdLimit } from '#contracts/forms/chosen-address.ts';
import { emailLimit } from '#contracts/forms/email-address.ts';
import { nameLimit } from '#contracts/forms/person-name.ts';
import { textphoneLimit } from '#contracts/forms/textphone-number.ts';
import { createSealer } from '#server/edge/sealing/create-sealer.ts';
import { hasPrefill, journeyCookies } from './journey-cookies.ts';

const sealer = createSealer(['s'.repeat(32)]);

function cookiesOf(isSecure = true) {
  let reads = 0;
  const cookies = journeyCookies(sealer, isSecure, () => void (reads += 1), null);
  return { cookies, reads: () => reads };
}

/** A request by the browser that received this cookie. */
function requestWith(setCookie: string, others = 'display=text=large') {
  const [pair = ''] = setCookie.split(';');
  return new Request('https://site.test/', { headers: { cookie: `${others}; ${pair}` } });
}

test('answers from an address are read back, and their page is personal to that visitor', async () => {
  const { cookies, reads } = cookiesOf();
  const { cookie, sealed } = await cookies.writePrefill({ first_name: 'Ann' });
  expect(await cookies.readPrefill(requestWith(cookie))).toEqual({ first_name: 'Ann' });
  expect(reads()).toBe(1);
  expect(await cookies.unsealPrefill(sealed), 'where cookies are refused').toEqual({ first_name: 'Ann' });
  expect(reads()).toBe(2);
  expect(sealed).not.toContain('Ann');
});

test('the page of a visitor who brought no answers is the same for all', async () => {
  const { cookies, reads } = cookiesOf();
  const request = new Request('https://site.test/', { headers: { cookie: 'display=text=large' } });
  expect(await cookies.readPrefill(request)).toBeUndefined();
  expect(await cookies.readPrefill(new Request('https://site.test/'))).toBeUndefined();
  expect(reads()).toBe(0);
});

test('the prefill cookie is sent to this area only, is hidden from scripts, and lasts half an hour', async () => {
  const { cookies } = cookiesOf();
  const { cookie } = await cookies.writePrefill({ first_name: 'Ann' });
  expect(cookie).not.toContain('Ann');
  expect(cookie.split('; ').slice(1)).toEqual([
    'Path=/help-and-support/',
    'Max-Age=1800',
    'HttpOnly',
    'SameSite=Lax',
    'Secure',
  ]);
});

test('the prefill cookie is deleted on the path where it was set', () => {
  const { cookies } = cookiesOf(false);
  expect(cookies.clearPrefill()).toBe(
    'meter-read-prefill=; Path=/help-and-support/; Max-Age=0; HttpOnly; SameSite=Lax',
  );
});

test('a forged cookie gives no answers, but its page is still personal', async () => {
  const { cookies, reads } = cookiesOf();
  expect(await cookies.readPrefill(requestWith('meter-read-prefill=made-up'))).toBeUndefined();
  expect(reads()).toBe(1);
});

test('the sent reading is read back for its confirmation, and always makes the page personal', async () => {
  const { cookies, reads } = cookiesOf();
  const sent = { reference: 'ABCD-EFGH-JKL', receivedOn: '2026-11-20', facts: [] };
  const { cookie, sealed } = await cookies.writeSentReading(sent);
  expect(await cookies.readSentReading(requestWith(cookie))).toEqual(sent);
  expect(await cookies.readSentReading(new Request('https://site.test/'))).toBeUndefined();
  expect(await cookies.unsealSentReading(sealed), 'where cookies are refused').toEqual(sent);
  expect(await cookies.unsealPrefill(sealed), 'sealed for another purpose').toBeUndefined();
  expect(reads()).toBe(4);
});

const address = { id: 'a-1', label: '1 High Street, Ashcombe' };

test('the seal of an address is valid only for its id and its text together', async () => {
  const { cookies } = cookiesOf();
  const seal = await cookies.sealAddress(address);
  expect(await cookies.isSealedAddress(address, seal)).toBe(true);
  expect(await cookies.isSealedAddress({ ...address, id: 'a-2' }, seal)).toBe(false);
  expect(await cookies.isSealedAddress({ ...address, label: '2 High Street, Ashcombe' }, seal)).toBe(false);
  expect(await cookies.isSealedAddress(address, '')).toBe(false);
  const value = await sealer.unseal('chosen-address', seal);
  const cookie = await sealer.seal('complaint-details', value, 60);
  expect(await cookies.isSealedAddress(address, cookie)).toBe(false);
});

test('the seal of the longest address is no longer than that of a short one', async () => {
  const { cookies } = cookiesOf();
  const long = { id: 'ŵ'.repeat(addressIdLimit), label: 'ŵ'.repeat(1_000) };
  const seal = await cookies.sealAddress(long);
  expect(seal.length).toBeLessThan(600);
  expect(await cookies.isSealedAddress(long, seal)).toBe(true);
});

// WCAG 2.2.1: no visitor has to finish within 20 hours.
test('a page left open for 23 hours can be sent; after a day its address must be chosen again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { cookies } = cookiesOf();
  const seal = await cookies.sealAddress(address);
  vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000);
  expect(await cookies.isSealedAddress(address, seal)).toBe(true);
  vi.setSystemTime(Date.now() + 62 * 60 * 1000);
  expect(await cookies.isSealedAddress(address, seal)).toBe(false);
});

test('a value that does not match its cookie’s format is ignored', async () => {
  const { cookies } = cookiesOf();
  const sealed = await sealer.seal('complaint-details', { firstName: 'Ann' }, 60);
  const request = requestWith(`complaint-details=${encodeURIComponent(sealed)}`);
  expect(await cookies.readComplaintSession(request)).toBeUndefined();
});

test.each([
  ['meter-read-prefill=x', true],
  ['a=b;meter-read-prefill=', true],
  ['meter-read-prefilled=x', false],
  ['x-meter-read-prefill=x', false],
  ['a=meter-read-prefill=x', false],
  [null, false],
])('the cookies %j prefill the form: %s', (header, isFilled) => {
  expect(hasPrefill(header)).toBe(isFilled);
});

test('the longest names, e-mail address, textphone number and address id that the forms accept fit in the cookie', async () => {
  const { cookies } = cookiesOf();
  const name = Array.from({ length: nameLimit }, (_, nth) => String.fromCodePoint(97 + (nth % 26))).join('');
  const details = {
    firstName: name,
    surname: name.toUpperCase(),
    email: `${'a'.repeat(emailLimit - 12)}@example.com`,
    telephoneNumber: '00353209101234',
    textphoneNumber: '1'.repeat(textphoneLimit),
    vulnerabilityConsent: true,
    queryType: 'Meters',
    querySubtype: 'Make a complaint-Monthly or quarterly',
    addressId: 'a'.repeat(addressIdLimit),
    addressLabel: 'b'.repeat(300),
    complaint: 'enquiry-gas-and-electricity',
    journey: '9c0a2f4e-0000-4000-8000-000000000001',
    hasAccountFlag: true,
  };
  expect(
    await cookies.readComplaintSession(requestWith(await cookies.writeComplaintSession(details))),
  ).toEqual(details);
});
