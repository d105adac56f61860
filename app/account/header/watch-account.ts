import type { SessionState } from '#contracts/session.ts';
import { recordFailedCall } from '../../telemetry/analytics/record-failed-call.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { lastActivity } from '../session/last-activity.ts';
import { watchSession } from '../session/watch-session.ts';
import type { FillTemplate } from './fill-templates.ts';
import { returnAddress } from './return-address.ts';
import type { showAccount } from './show-account.ts';
import { showWarning } from './show-warning.ts';

export type WatchAccount = {
  fill: FillTemplate;
  show: ReturnType<typeof showAccount>;
  /** The response to the status call; undefined if it failed, or is out of date. */
  session: SessionState | undefined;
  /** When the status call ended, in ms since 1970. */
  answeredAt: number;
  /** Why the status call failed. */
  problem: unknown;
  /** There has been activity on the page since that call. */
  isActive?: boolean | undefined;
};

export type SessionWatch = ReturnType<typeof watchSession>;

/** Watches the session of a page without React: shows when it changes, and warns before inactivity ends it. */
export function watchAccount({
  fill,
  show,
  session,
  answeredAt,
  problem,
  isActive,
}: WatchAccount): SessionWatch {
  if (problem !== undefined) recordFailedCall('session-status-failed', problem);
  const watch = watchSession({
    page: { path: returnAddress(location.pathname, location.search), needsSignIn: false },
    last: lastActivity(window, browserStorage('localStorage'), answeredAt),
    known: session && { session, answeredAt },
    onSession: show,
    onWarn: showWarning(fill),
  });
  if (isActive) watch.stay();
  return watch;
}
