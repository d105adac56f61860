import { expect, test } from 'vitest';
import { storedItemsOf } from './stored-items.ts';

const names = (signIn: Parameters<typeof storedItemsOf>[0]) =>
  storedItemsOf(signIn, true).map(({ name }) => name);
const tokens = ['__Host-nep', '__Host-uaa', 'signed-in', 'forget-tariff'];
const ofProvider = ['identity-session*', 'identity-sign-in*', 'identity-resume*'];

test('the cookies page lists what the site’s way of signing in stores, and no more', () => {
  expect(names('embedded')).toEqual(expect.arrayContaining([...tokens, ...ofProvider]));
  expect(names('embedded')).not.toContain('__Host-session');
  expect(names('own')).toEqual(expect.arrayContaining([...tokens, '__Host-session']));
  expect(names('own')).not.toEqual(expect.arrayContaining(ofProvider));
  const left = names('off').filter((name) =>
    /^__Host-|signed-in|identity|drafts-|last-act|[Tt]ariff/.test(name),
  );
  expect(left).toEqual([]);
  expect(names('off')).toEqual(expect.arrayContaining(['consent', 'draft:*']));
});

test('the cookies page lists the caches of the service worker, and none where offline help is switched off', () => {
  const caches = (hasOfflineHelp: boolean) =>
    storedItemsOf('embedded', hasOfflineHelp).filter(({ kind }) => kind === 'cache');
  expect(caches(true).map(({ name, category }) => [name, category])).toEqual([
    ['help-offline-emergency-*', 'necessary'],
    ['help-offline-pages-*', 'necessary'],
  ]);
  expect(caches(false)).toEqual([]);
});
