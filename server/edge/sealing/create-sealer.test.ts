import { sealData } from 'iron-session';
import { afterEach, expect, test, vi } from 'vitest';
import { createSealer } from './create-sealer.ts';

const [first, second] = ['the first secret of this site, long enough', 'the second secret of this site, too'];
const details = { firstName: 'Ann', journey: 'one' };
const purpose = 'complaint-details';
const halfAnHour = 30 * 60;
/** Clocks of several processes may differ: iron allows for a minute. */
const allowance = 60;

afterEach(() => vi.useRealTimers());

test('sealed data reveals nothing, and the same secret can read it', async () => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(purpose, details, halfAnHour);
  expect(sealed).not.toContain('Ann');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('Ann');
  expect(await unseal(purpose, sealed)).toEqual(details);
});

test.each([
  ['nothing', ''],
  ['what was never sealed', 'constructor'],
  ['a seal with a part changed', 'change'],
])('%s is rejected', async (_, given) => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(purpose, details, halfAnHour);
  expect(
    await unseal(purpose, given === 'change' ? sealed.replace(/.{6}$/, 'aaaaaa') : given),
  ).toBeUndefined();
});

test('what is sealed for one purpose is rejected for another', async () => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(purpose, details, halfAnHour);
  for (const other of ['confirmation', 'complaint-detail', 'complaint-details ', ''])
    expect(await unseal(other, sealed)).toBeUndefined();
});

test('what an earlier release sealed without a purpose is rejected', async () => {
  const sealed = await sealData({ value: details }, { password: first, ttl: halfAnHour });
  expect(await createSealer([first]).unseal(purpose, sealed)).toBeUndefined();
});

test('a seal that is longer than any cookie is not opened', async () => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(purpose, { firstName: 'a'.repeat(4_096) }, halfAnHour);
  expect(await unseal(purpose, sealed)).toBeUndefined();
});

// CONTRACTS reading 8: sealed cookies are valid for at most 30 minutes, however long a browser stores them.
test('a seal expires with its lifetime', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(purpose, details, halfAnHour);
  vi.setSystemTime(Date.now() + (halfAnHour - 1) * 1000);
  expect(await unseal(purpose, sealed)).toEqual(details);
  vi.setSystemTime(Date.now() + (allowance + 2) * 1000);
  expect(await unseal(purpose, sealed)).toBeUndefined();
});

// CONTRACTS "Configuration": "a comma-separated list rotates".
test('a new secret at the front of the list seals, an old one after it can still read, a removed one cannot', async () => {
  const old = await createSealer([first]).seal(purpose, details, halfAnHour);
  const rotated = createSealer([second, first]);
  expect(await rotated.unseal(purpose, old)).toEqual(details);
  const fresh = await rotated.seal(purpose, details, halfAnHour);
  expect(await createSealer([second]).unseal(purpose, fresh)).toEqual(details);
  expect(await createSealer([second]).unseal(purpose, old)).toBeUndefined();
});
