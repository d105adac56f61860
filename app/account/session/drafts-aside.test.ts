import { expect, test } from 'vitest';
import { fakeStorage } from '#tests/support/storage.ts';
import { claimDrafts, draftsAside, forgetDrafts, nameOwner, putDraftsAside } from './drafts-aside.ts';

const from = '/help-and-support/complaints/gas-and-electricity';

async function tabOfAda() {
  const tab = fakeStorage();
  const ada = await nameOwner('ada@example.com');
  claimDrafts(tab, ada);
  tab.setItem('draft:complaint', 'my words');
  tab.setItem('other', 'left alone');
  return { tab, ada, bob: await nameOwner('bob@example.com') };
}

test('drafts put aside are hidden from every form, and restored for the same visitor', async () => {
  const { tab, ada } = await tabOfAda();
  putDraftsAside(tab, { owner: ada, from });
  expect(tab.getItem('draft:complaint')).toBeNull();
  expect(draftsAside(tab)).toEqual({ from, isTyped: true });
  expect(claimDrafts(tab, ada)).toBe(true);
  expect(tab.getItem('draft:complaint')).toBe('my words');
  expect(draftsAside(tab)).toBeUndefined();
  expect(tab.getItem('other')).toBe('left alone');
});

test('another visitor gets neither the drafts put aside nor the open ones', async () => {
  const { tab, ada, bob } = await tabOfAda();
  putDraftsAside(tab, { owner: ada, from });
  tab.setItem('draft:feedback', 'typed signed out');
  expect(claimDrafts(tab, bob)).toBe(false);
  const stored = Array.from({ length: tab.length }, (_, nth) => tab.getItem(tab.key(nth) ?? ''));
  expect(stored.join()).not.toMatch(/words|typed/);
  expect(claimDrafts(tab, ada)).toBe(false);
});

test.each(['', 'not JSON', '{"owner":', 'null', '7', '{}', '{"owner":"ada","from":"/","drafts":null}'])(
  'damaged storage, like ‘%s’, is ignored, and removed when a visitor signs in',
  async (damaged) => {
    const { tab, ada } = await tabOfAda();
    tab.setItem('drafts-aside', damaged);
    expect(draftsAside(tab)).toBeUndefined();
    expect(claimDrafts(tab, ada)).toBe(false);
    expect(tab.getItem('drafts-aside')).toBeNull();
    expect(tab.getItem('draft:complaint')).toBe('my words');
  },
);

test('a draft typed before signing in belongs to the visitor who signs in', async () => {
  const tab = fakeStorage();
  tab.setItem('draft:complaint', 'my words');
  expect(claimDrafts(tab, await nameOwner('ada@example.com'))).toBe(false);
  expect(tab.getItem('draft:complaint')).toBe('my words');
});

test('a restored draft does not overwrite newer typing', async () => {
  const { tab, ada } = await tabOfAda();
  putDraftsAside(tab, { owner: ada, from });
  tab.setItem('draft:complaint', 'newer words');
  expect(claimDrafts(tab, ada)).toBe(false);
  expect(tab.getItem('draft:complaint')).toBe('newer words');
});

test('signing out deletes open drafts and what was sent, and preserves those put aside', async () => {
  const { tab, ada } = await tabOfAda();
  tab.setItem('receipt:1', 'my reference');
  forgetDrafts(tab);
  expect(tab.getItem('draft:complaint')).toBeNull();
  expect(tab.getItem('receipt:1')).toBeNull();
  expect(tab.getItem('other')).toBe('left alone');
  putDraftsAside(tab, { owner: ada, from });
  forgetDrafts(tab);
  expect(draftsAside(tab)).toEqual({ from, isTyped: false });
});

test('what is typed after a sign-out belongs to the visitor who signs in next', async () => {
  const { tab, ada, bob } = await tabOfAda();
  putDraftsAside(tab, { owner: ada, from });
  forgetDrafts(tab);
  tab.setItem('draft:complaint', 'words of Bob');
  expect(claimDrafts(tab, bob)).toBe(false);
  expect(tab.getItem('draft:complaint')).toBe('words of Bob');
  expect(draftsAside(tab)).toBeUndefined();
});

test('a tab whose visitor signed out in another tab deletes their drafts when someone else signs in', async () => {
  const { tab, bob } = await tabOfAda();
  claimDrafts(tab, bob);
  expect(tab.getItem('draft:complaint')).toBeNull();
});

test('the owner’s name contains no part of the e-mail address, and ignores case', async () => {
  const name = await nameOwner('Ada@Example.com');
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(name).toBe(await nameOwner('ada@example.com'));
});
