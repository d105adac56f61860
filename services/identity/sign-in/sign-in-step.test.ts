import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import {
  implicitRequest,
  made,
  madeBrowser,
  openMadeIdentity,
  readPage,
  type MadeBrowser,
} from '../made-identity.ts';
import { triesPerAccount, triesPerAddress } from './limit-attempts.ts';
import { wrongPair } from './sign-in-words.ts';

const { email } = made.customer;
const right = { email, password: made.password };

async function formOf(browser: MadeBrowser): Promise<string> {
  return (await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())))).action;
}

test.each([
  [
    { email: '', password: '' },
    { email: 'Enter your email address', password: 'Enter your password' },
  ],
  [{ email, password: '' }, { password: 'Enter your password' }],
  [{ email, password: 'wrong' }, { email: wrongPair }],
  [{ email: 'nobody@example.com', password: made.password }, { email: wrongPair }],
])('%j is refused in the words of the field, and the e-mail stays', async (answers, errors) => {
  const service = await openMadeIdentity();
  const browser = madeBrowser(service);
  const answer = await browser.post(await formOf(browser), answers);
  expect(answer.status).toBe(422);
  expect(await readPage('sign-in', answer)).toMatchObject({ errors, email: answers.email });
  expect(JSON.stringify(service.log)).not.toMatch(/example|wrong|horse/);
});

test('an e-mail in other capitals and with spaces around it is the same one', async () => {
  const browser = madeBrowser(await openMadeIdentity());
  const answer = await browser.post(await formOf(browser), { ...right, email: ' ADA@EXAMPLE.COM ' });
  expect(answer.status).toBe(303);
});

test('after many wrong passwords for one account even the right one has to wait, and is told how long', async () => {
  const clock = movableClock();
  clock.pass(Date.now() - clock.now());
  const browser = madeBrowser(await openMadeIdentity(undefined, clock));
  const form = await formOf(browser);
  for (let nth = 0; nth < triesPerAccount; nth++)
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

test('tries from one address are counted over all accounts, and no others pay for it', async () => {
  const browser = madeBrowser(await openMadeIdentity());
  const form = await formOf(browser);
  const from = (address: string) => ({ 'x-forwarded-for': `9.9.9.9, ${address}` });
  for (let nth = 0; nth < triesPerAddress; nth++)
    await browser.post(form, { email: `n${nth}@example.com`, password: 'wrong' }, from('192.0.2.1'));
  expect((await browser.post(form, right, from('192.0.2.1'))).status).toBe(429);
  expect((await browser.post(form, right, from('192.0.2.2'))).status).toBe(303);
});

test('a sign-in takes back what was counted before it', async () => {
  const browser = madeBrowser(await openMadeIdentity());
  for (let round = 0; round < 2; round++) {
    const form = await formOf(browser);
    for (let nth = 1; nth < triesPerAccount; nth++) await browser.post(form, { email, password: 'wrong' });
    expect((await browser.post(form, right)).status).toBe(303);
    browser.cookies.clear();
  }
});

test('the form of another browser, or of none, leads to a clear page and signs nobody in', async () => {
  const service = await openMadeIdentity();
  const form = await formOf(madeBrowser(service));
  const other = madeBrowser(service);
  for (const answer of [await other.post(form, right), await other.get(form)]) {
    expect(answer.status).toBe(400);
    await readPage('lost', answer);
  }
  await formOf(other);
  await readPage('lost', await other.post(form, right));
});
