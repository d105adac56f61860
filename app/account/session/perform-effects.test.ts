import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInMarker } from '#contracts/session.ts';
import { fakeStorage } from '#tests/support/storage.ts';
import { draftsBack } from '../../forms/tab-storage.ts';
import { claimDrafts, nameOwner } from './drafts-aside.ts';

const [ada, bob] = ['ada@example.com', 'bob@example.com'];
const path = '/help-and-support/complaints/gas-and-electricity';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** A page of a tab with a draft of Ada's; `cookie` as the page's scripts see it. */
async function openPage({ cookie = signedInMarker.write('1', { isSecure: true }) } = {}) {
  const tab = fakeStorage();
  claimDrafts(tab, await nameOwner(ada));
  tab.setItem('draft:complaint', 'words of Ada');
  const window = Object.assign(new EventTarget(), { sessionStorage: tab });
  const document = { cookie, body: { hidden: false } };
  const loaded: string[] = [];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { assign: (to: string) => loaded.push(to) });
  // Both modules are loaded again: whose drafts are shown is a matter of one page.
  const { areDraftsWithheld } = await import('../../forms/drafts-owner.ts');
  const { effectPerformer } = await import('./perform-effects.ts');
  const perform = effectPerformer({ askAgain: () => {} });
  let shown = 0;
  window.addEventListener(draftsBack, () => (shown += 1));
  /** Claims the drafts, and waits until that is done. */
  async function claim(email: string) {
    await perform([{ do: 'claim-drafts', email, path }]);
    await vi.waitFor(async () => expect(tab.getItem('drafts-of')).toBe(await nameOwner(email)));
  }
  return { tab, document, loaded, areDraftsWithheld, claim, perform, shown: () => shown };
}

test('drafts are withheld from somebody who has signed in, until it is known that they are theirs', async () => {
  const { tab, loaded, areDraftsWithheld, claim, shown } = await openPage();
  expect(areDraftsWithheld()).toBe(true);
  await claim(ada);
  await claim(ada);
  expect([areDraftsWithheld(), shown(), loaded]).toEqual([false, 1, []]);
  expect(tab.getItem('draft:complaint')).toBe('words of Ada');
});

test('another customer’s withheld drafts are deleted, and the page stays as it is', async () => {
  const { tab, document, loaded, areDraftsWithheld, claim } = await openPage();
  expect(areDraftsWithheld()).toBe(true);
  await claim(bob);
  expect([areDraftsWithheld(), document.body.hidden, loaded]).toEqual([false, false, []]);
  expect(tab.getItem('draft:complaint')).toBeNull();
});

test('a page with the drafts of a customer whose session has expired is hidden and loaded again for another', async () => {
  const { tab, document, loaded, areDraftsWithheld, claim, shown } = await openPage({ cookie: '' });
  expect(areDraftsWithheld()).toBe(false);
  await claim(bob);
  expect([document.body.hidden, loaded, shown()]).toEqual([true, [path], 0]);
  expect(tab.getItem('draft:complaint')).toBeNull();
});

test('a page of one customer is hidden and loaded again once another has signed in', async () => {
  const { document, loaded, claim } = await openPage();
  await claim(ada);
  expect(loaded).toEqual([]);
  await claim(bob);
  expect([document.body.hidden, loaded]).toEqual([true, [path]]);
});

test('where a browser refuses storage, a page of one customer is hidden and loaded again for another', async () => {
  const { tab, document, loaded, perform } = await openPage();
  tab.refuse();
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('refused', 'SecurityError');
    },
    get localStorage() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  await perform([{ do: 'claim-drafts', email: ada, path }]);
  await perform([{ do: 'claim-drafts', email: bob, path }]);
  await vi.waitFor(() => expect([document.body.hidden, loaded]).toEqual([true, [path]]));
});

test('where storage is full, a page of one customer is hidden and loaded again for another, and no draft is left', async () => {
  const { tab, document, loaded, claim, perform } = await openPage();
  await claim(ada);
  tab.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await perform([{ do: 'claim-drafts', email: bob, path }]);
  await vi.waitFor(() => expect([document.body.hidden, loaded]).toEqual([true, [path]]));
  expect(tab.length).toBe(0);
});
