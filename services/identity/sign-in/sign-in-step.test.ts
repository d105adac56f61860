import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  readPage,
  type TestBrowser,
} from '../identity.fixture.ts';
import { wrongPair } from './sign-in-words.ts';

/** As in server/edge/rate-limits/limit-rules.ts. */
const triesHere = 10;
const triesOfAddress = 50;
/** Enough for fifty tries and more on a busy processor. */
const manyPasswords = { timeout: 180_000 };
const { email } = sampleIdentity.customer;
const right = { email, password: sampleIdentity.password };

async function formOf(browser: TestBrowser): Promise<string> {
  return (await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())))).action;
}

test.each([
  [
    { email: '', password: '' },
    { email: 'Enter your email address', password: 'Enter your password' },
  ],
  [{ email, password: '' }, { password: 'Enter your password' }],
  [{ email, password: 'wrong' }, { email: wrongPair }],
  [{ email, password: 'x'.repeat(201) }, { password: 'Password is too long: use 200 characters or fewer' }],
  [{ email: 'nobody@example.com', password: sampleIdentity.password }, { email: wrongPair }],
])('%j is refused with the message of the field, and the e-mail stays filled in', async (answers, errors) => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  const response = await browser.post(await formOf(browser), answers);
  expect(response.status).toBe(422);
  expect(await readPage('sign-in', response)).toMatchObject({ errors, email: answers.email });
  expect(JSON.stringify(service.log)).not.toMatch(/example|wrong|horse/);
});

test('answers that are far too long are refused for their length, and the page stays small', async () => {
  const browser = testBrowser(await openTestIdentity());
  const long = '\u0315\u0300\u05ae'.repeat(40_000);
  const response = await browser.post(await formOf(browser), { email: long, password: long });
  expect(response.status).toBe(422);
  expect(await readPage('sign-in', response)).toMatchObject({
    errors: {
      email: 'Email address is too long: use 254 characters or fewer',
      password: 'Password is too long: use 200 characters or fewer',
    },
    email: long.slice(0, 1_001),
  });
});

test.each([
  ['JSON', 'application/json', JSON.stringify(right)],
  ['plain text', 'text/plain', String(new URLSearchParams(right))],
  ['multipart without a boundary', 'multipart/form-data', '--made'],
  ['a form cut half way', 'application/x-www-form-urlencoded', 'email=Ada%40exa'],
  ['nothing', 'application/x-www-form-urlencoded', ''],
])('a sign-in that is sent as %s is refused with the form', async (_words, type, body) => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  const form = await formOf(browser);
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const response = await service.app.request(form, {
    method: 'POST',
    headers: { cookie, 'content-type': type },
    body,
  });
  expect(response.status).toBe(422);
  expect((await readPage('sign-in', response)).errors).toHaveProperty('password', 'Enter your password');
  expect(service.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('an e-mail address is recognised in any case and with spaces around it', async () => {
  const browser = testBrowser(await openTestIdentity());
  const response = await browser.post(await formOf(browser), { ...right, email: ' ADA@EXAMPLE.COM ' });
  expect(response.status).toBe(303);
});

test('after many wrong passwords for one account even the right one is refused, and the page says for how long', async () => {
  const clock = movableClock();
  clock.pass(Date.now() - clock.now());
  const browser = testBrowser(await openTestIdentity(undefined, clock));
  const form = await formOf(browser);
  for (let nth = 0; nth < triesHere; nth++)
    expect((await browser.post(form, { email, password: 'wrong' })).status).toBe(422);
  const limited = await browser.post(form, right);
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('900');
  expect((await readPage('sign-in', limited)).errors).toEqual({
    email: 'There were too many tries. Wait 15 minutes, then try again',
  });
  clock.pass(15 * 60_000 - 1);
  expect((await browser.post(form, right)).status).toBe(429);
  clock.pass(1);
  expect((await browser.post(form, right)).status).toBe(303);
});

test('wrong passwords from one address do not lock the customer out at another address', async () => {
  const browser = testBrowser(await openTestIdentity());
  const form = await formOf(browser);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let nth = 0; nth < triesHere; nth++)
    await browser.post(form, { email, password: 'wrong' }, from('192.0.2.1'));
  expect((await browser.post(form, right, from('192.0.2.1'))).status).toBe(429);
  expect((await browser.post(form, right, from('192.0.2.2'))).status).toBe(303);
});

test('sixty addresses of one IPv6 network get no further than one address', manyPasswords, async () => {
  const browser = testBrowser(await openTestIdentity());
  const form = await formOf(browser);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      browser.post(
        form,
        { email: `n${nth}@example.com`, password: 'wrong' },
        { 'x-forwarded-for': `2001:db8:1:2::${(nth + 1).toString(16)}` },
      ),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(triesOfAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test(
  'tries from one address are counted across all accounts, and do not limit other addresses',
  manyPasswords,
  async () => {
    const browser = testBrowser(await openTestIdentity());
    const form = await formOf(browser);
    const from = (address: string) => ({ 'x-forwarded-for': `9.9.9.9, ${address}` });
    await Promise.all(
      Array.from({ length: triesOfAddress }, (_, nth) =>
        browser.post(form, { email: `n${nth}@example.com`, password: 'wrong' }, from('192.0.2.1')),
      ),
    );
    expect((await browser.post(form, right, from('192.0.2.1'))).status).toBe(429);
    expect((await browser.post(form, right, from('192.0.2.2'))).status).toBe(303);
  },
);

test('a successful sign-in removes the attempts counted before it', async () => {
  const browser = testBrowser(await openTestIdentity());
  for (let round = 0; round < 2; round++) {
    const form = await formOf(browser);
    for (let nth = 1; nth < triesHere; nth++) await browser.post(form, { email, password: 'wrong' });
    expect((await browser.post(form, right)).status).toBe(303);
    browser.cookies.clear();
  }
});

test('a form from another browser, or without a sign-in in progress, shows a clear page and signs nobody in', async () => {
  const service = await openTestIdentity();
  const form = await formOf(testBrowser(service));
  const other = testBrowser(service);
  for (const response of [await other.post(form, right), await other.get(form)]) {
    expect(response.status).toBe(400);
    await readPage('lost', response);
  }
  await formOf(other);
  await readPage('lost', await other.post(form, right));
});
