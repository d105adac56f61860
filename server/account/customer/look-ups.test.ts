import { expect, test } from 'vitest';
import { lookUpsOfToken } from './look-ups.ts';

const email = 'dana@example.com';

test.each([
  [{ given_name: 'Dana', family_name: 'Reed', name: 'D. Reed' }, 'Dana', 'Reed'],
  [{ given_name: 'Dana', name: 'Dana Reed' }, 'Dana', ''],
  [{ family_name: 'Reed' }, '', 'Reed'],
  [{ name: 'Dana Reed' }, 'Dana', 'Reed'],
  [{ name: ' Dana  Mary Reed ' }, 'Dana Mary', 'Reed'],
  [{ name: 'Dana' }, 'Dana', ''],
  [{}, '', ''],
])('%j fills a form with ‘%s’ and ‘%s’', async (claims, firstName, surname) => {
  expect(await lookUpsOfToken.details({ sub: 'dana', email, ...claims })).toEqual({
    firstName,
    surname,
    email,
    telephone: '',
  });
  expect(await lookUpsOfToken.isOnNewerPlatform()).toBe(false);
});
