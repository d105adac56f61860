import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/storage.ts';
import { forgetItemsIfAsked, tariffItems } from './forget-items.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that has the tariff items stored, and these cookies. */
function browser(cookie: string) {
  const storages = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  for (const storage of Object.values(storages))
    for (const name of [...tariffItems, 'something-else']) storage.setItem(name, 'x');
  const document = { cookie };
  vi.stubGlobal('window', storages);
  vi.stubGlobal('document', document);
  const names = () =>
    Object.values(storages).flatMap((storage) =>
      Array.from({ length: storage.length }, (_, nth) => storage.key(nth)),
    );
  return { names, document, storages };
}

test('SPEC §4: if the server asked for it, the tariff items are removed from both storages, and the cookie too', () => {
  const { names, document } = browser('display=text=large; forget-tariff=1');
  forgetItemsIfAsked();
  expect(names()).toEqual(['something-else', 'something-else']);
  expect(document.cookie).toBe('forget-tariff=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

test.each(['', 'signed-in=1', 'forget-tariff=', 'not-forget-tariff=1'])(
  'with the cookies ‘%s’ nothing is removed',
  (cookies) => {
    const { names, document } = browser(cookies);
    forgetItemsIfAsked();
    expect(names()).toHaveLength(6);
    expect(document.cookie).toBe(cookies);
  },
);
