import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/storage.ts';
import { claimDrafts, draftsAside, forgetDrafts, nameOwner, putDraftsAside } from './drafts-aside.ts';
import { lastActivity } from './last-activity.ts';
import { inactivityMs } from './session-timers.ts';
import { watchSession } from './watch-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = { state: 'signed-in', email: 'ada@example.com' } as const;
const path = '/help-and-support/meters';

/** A tab with a draft, whose session is watched only some time after the server said who is signed in. */
function openTab() {
  const sessionStorage = fakeStorage();
  sessionStorage.setItem('draft:complaint', 'my words');
  const window = Object.assign(new EventTarget(), { sessionStorage, localStorage: fakeStorage() });
  const left = Promise.withResolvers<string>();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { assign: left.resolve });
  vi.stubGlobal('fetch', async () => Response.json({ state: 'signed-out' }));
  function watch({ answeredAgoMs = 0 } = {}) {
    const answeredAt = Date.now() - answeredAgoMs;
    return watchSession({
      page: { path, needsSignIn: false },
      last: lastActivity(window, window.localStorage, answeredAt),
      known: { session, answeredAt },
      onSession: () => {},
      onWarn: () => {},
    });
  }
  return { tab: sessionStorage, watch, left: left.promise };
}

test.each([
  ['whose drafts this tab holds', session.email],
  ['who typed before signing in', undefined],
])('a customer %s gets them back if their time was up before the watch was loaded', async (_, owner) => {
  const { tab, watch, left } = openTab();
  if (owner) claimDrafts(tab, await nameOwner(owner));
  watch({ answeredAgoMs: inactivityMs });
  expect(await left).toBe('/logout');
  expect(tab.getItem('draft:complaint')).toBeNull();
  // As the page does on which every sign-out ends.
  forgetDrafts(tab);
  expect(draftsAside(tab)).toEqual({ from: path, isTyped: true });
  expect(claimDrafts(tab, await nameOwner(session.email))).toBe(true);
  expect(tab.getItem('draft:complaint')).toBe('my words');
});

test('a sign-out chosen as soon as the watch is loaded also deletes the drafts that were put aside', async () => {
  const { tab, watch, left } = openTab();
  const owner = await nameOwner(session.email);
  claimDrafts(tab, owner);
  putDraftsAside(tab, { owner, from: path });
  watch().signOut();
  expect(await left).toBe('/help-and-support/sign-out');
  expect(tab.length).toBe(0);
});
