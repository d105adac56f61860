import type { SessionState } from '#contracts/session.ts';
import type { LastActivity } from './last-activity.ts';
import { effectPerformer } from './perform-effects.ts';
import { pollStatus, type KnownSession } from './poll-status.ts';
import { sessionCalls } from './session-calls.ts';
import type { SignInPage } from './sign-in-state.ts';
import { signInVisit } from './sign-in-visit.ts';
import { watchInactivity } from './watch-inactivity.ts';

type WatchSession = {
  page: SignInPage;
  last: LastActivity;
  known: KnownSession | undefined;
  /** Called with who is signed in, after each response. */
  onSession: (session: SessionState) => void;
  /** Called each second of the warning with the seconds left and how to stay; undefined when there is nothing to warn of. */
  onWarn: (warning: { secondsLeft: number; stay: () => void } | undefined) => void;
};

/**
 * Watches the session of a visitor with the marker cookie on a reading page, SPEC §4. The counterpart of
 * `SessionWatch`, without React. Decision 76.
 */
export function watchSession({ page, last, known, onSession, onWarn }: WatchSession) {
  let watch: ReturnType<typeof watchInactivity> | undefined;
  let isOpened = known?.session.state === 'signed-in';

  const stay = () => {
    if (visit.state().state === 'signed-in') watch?.stay();
  };

  function watchIfSignedIn() {
    const isSignedIn = visit.state().state === 'signed-in';
    if (isSignedIn && !watch) {
      // Opening a page is activity. Finding the session again after a lost connection is not.
      if (!isOpened) last.write();
      isOpened = true;
      watch = watchInactivity({
        page: window,
        last,
        onWarn: (secondsLeft) => onWarn(secondsLeft === undefined ? undefined : { secondsLeft, stay }),
        onEnd: visit.endInactive,
      });
    } else if (!isSignedIn && watch) {
      watch.stop();
      watch = undefined;
      onWarn(undefined);
    }
  }

  const perform = effectPerformer({ askAgain: () => status.askAgain() });
  const visit = signInVisit({ page, known: undefined, isMarked: true, perform, onChange: onSession });
  visit.subscribe(watchIfSignedIn);
  const status = pollStatus({ ask: sessionCalls.ask, onAnswer: visit.statusReceived, known });
  if (known) visit.statusReceived(known.session);
  addEventListener('focus', status.askIfOld);
  addEventListener('pageshow', ({ persisted }) => persisted && visit.comeBack());
  return { stay, signOut: visit.signOut };
}
