import { signOutPath } from '#contracts/account-paths.ts';
import { activities } from '../session/activities.ts';
import { askSession } from '../session/ask-session.ts';
import { authStatusEveryMs } from '../session/auth-status-every.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { followSignOutLinks } from '../session/follow-sign-out-links.ts';
import { writeActivity } from '../session/write-activity.ts';
import { loadTemplates } from './fill-templates.ts';
import { showAccount } from './show-account.ts';
import type { SessionWatch, WatchAccount } from './watch-account.ts';

/**
 * Replaces the sign-in links with the account on a page without React. The session watch is loaded when the page is first
 * used, and at the latest when the status is due again. Decision 76.
 */
export async function startAccount(): Promise<void> {
  let problem: unknown;
  const [fill, session] = await Promise.all([
    loadTemplates(),
    askSession().catch((failure: unknown) => {
      problem = failure;
      return undefined;
    }),
  ]);
  const show = showAccount(fill);
  const account: WatchAccount = { fill, show, session, answeredAt: Date.now(), problem };
  let watch: Promise<SessionWatch> | undefined;
  const load = () =>
    (watch ??= import('./watch-account.ts').then(
      ({ watchAccount }) => watchAccount(account),
      (failure) => {
        watch = undefined;
        throw failure;
      },
    ));

  if (session?.state !== 'signed-in') return void (await load());
  // Opening a page is activity.
  writeActivity(browserStorage('localStorage'));
  show(session);
  followSignOutLinks(() => {
    load().then(
      ({ signOut }) => signOut(),
      () => location.assign(signOutPath),
    );
  });
  whenUsed((event) => {
    // The status of a page restored from the back/forward cache may be out of date.
    if (event?.type === 'pageshow') account.session = undefined;
    account.isActive ||= activities.includes(event?.type ?? '');
    return load();
  });
}

/** Calls `react` on activity, on focus, when the page is restored and when the status is due, until it succeeds. */
function whenUsed(react: (event?: Event) => Promise<unknown>): void {
  const done = new AbortController();
  const options = { capture: true, passive: true, signal: done.signal };
  const take = async (event?: Event) => {
    try {
      await react(event);
      done.abort();
      clearInterval(timer);
    } catch {
      // The connection is lost: the next event tries again.
    }
  };
  // The `pageshow` event of the load itself fires before this script runs.
  for (const name of [...activities, 'focus', 'pageshow']) addEventListener(name, take, options);
  const timer = setInterval(take, authStatusEveryMs);
}
