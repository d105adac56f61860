import { afterEach, expect, test, vi } from 'vitest';
import { createSealer } from './create-sealer.ts';

const [first, second] = ['the first secret of this site, long enough', 'the second secret of this site, too'];
const details = { firstName: 'Ann', journey: 'one' };
const halfAnHour = 30 * 60;
/** Clocks of several processes may differ: iron allows for a minute. */
const allowance = 60;

afterEach(() => vi.useRealTimers());

test('what is sealed shows nothing, and is read again by the same secret', async () => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(details, halfAnHour);
  expect(sealed).not.toContain('Ann');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('Ann');
  expect(await unseal(sealed)).toEqual(details);
});

test.each([
  ['nothing', ''],
  ['what was never sealed', 'constructor'],
  ['a seal with a part changed', 'change'],
])('%s is nothing', async (_, given) => {
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(details, halfAnHour);
  expect(await unseal(given === 'change' ? sealed.replace(/.{6}$/, 'aaaaaa') : given)).toBeUndefined();
});

// CONTRACTS reading 8: sealed cookies of at most 30 minutes, whatever a browser keeps.
test('a seal ends with its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { seal, unseal } = createSealer([first]);
  const sealed = await seal(details, halfAnHour);
  vi.setSystemTime(Date.now() + (halfAnHour - 1) * 1000);
  expect(await unseal(sealed)).toEqual(details);
  vi.setSystemTime(Date.now() + (allowance + 2) * 1000);
  expect(await unseal(sealed)).toBeUndefined();
});

// CONTRACTS "Configuration": "a comma-separated list rotates".
test('a new secret first in the list seals, an old one after it is still read, one that is gone is not', async () => {
  const old = await createSealer([first]).seal(details, halfAnHour);
  const rotated = createSealer([second, first]);
  expect(await rotated.unseal(old)).toEqual(details);
  const fresh = await rotated.seal(details, halfAnHour);
  expect(await createSealer([second]).unseal(fresh)).toEqual(details);
  expect(await createSealer([second]).unseal(old)).toBeUndefined();
});
