import { expect, test } from 'vitest';
import { findToken } from './token-cookies.ts';

test('each token is found in its own cookie', () => {
  const cookies = 'a=b; __Host-nep=identity.token; __Host-uaa=access.token';
  expect(findToken('nep', cookies)).toEqual({ ok: true, token: 'identity.token' });
  expect(findToken('uaa', cookies)).toEqual({ ok: true, token: 'access.token' });
});

// SPEC §8.
test.each([
  ['nep', 'NEP token not found.'],
  ['uaa', 'UAA token not found.'],
] as const)('a missing %s cookie is reported with the message of the catalogue', (name, message) => {
  for (const cookies of [null, '', 'nep=x; uaa=y', `__Host-${name}=`, `x__Host-${name}=y`])
    expect(findToken(name, cookies)).toEqual({ ok: false, message });
});
