import type { CustomerLookup } from '#app/account/prefill/customer-context.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/user.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import type { LookUps } from './look-ups.ts';

/**
 * How long a page waits for the details that fill its form. After that it is sent without them, and scripts ask for
 * them.
 */
export const pageTimeoutMs = 300;
/** How long a post waits for the customer's platform: longer, since its visitor is waiting for an answer anyway. */
export const postTimeoutMs = 3_000;

type Deps = {
  cookieHeader: string | null;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  /** Who is signed in; undefined when nobody is. */
  readUser: (cookieHeader: string | null) => Promise<User | undefined>;
  lookUps: LookUps;
  /** Called when a look-up fails: the visitor carries on with an empty form. */
  report: (problem: unknown) => void;
  /** Also called when the page neither shows nor counts the failure. */
  onUnseenFailure: () => void;
  /** Called when the answer is private to this visitor and must not be cached for others. */
  onRead: () => void;
  wait?: typeof withTimeout;
};

/**
 * What forms need to know about the signed-in customer, for one request. SPEC §4 "User data loading". A failed look-up
 * never fails the page.
 */
export function customerLookup(deps: Deps): CustomerLookup {
  const {
    cookieHeader,
    signal,
    readUser,
    lookUps,
    report,
    onUnseenFailure,
    onRead,
    wait = withTimeout,
  } = deps;
  // Nearly all visitors have no token: they share cached pages, and no back end is called for them.
  const mayBeSignedIn = findToken('nep', cookieHeader).ok;

  async function lookUp<T>(look: (user: User) => Promise<T>): Promise<{ found?: T; hasFailed: boolean }> {
    if (!mayBeSignedIn) return { hasFailed: false };
    onRead();
    try {
      const user = await readUser(cookieHeader);
      return { ...(user && { found: await look(user) }), hasFailed: false };
    } catch (problem) {
      // The calls were aborted because the visitor left: this is not a failure.
      if (!signal.aborted) report(problem);
      return { hasFailed: true };
    }
  }
  const find = () => lookUp(lookUps.details);

  return {
    async details() {
      const { found, hasFailed } = await find();
      return { hasFailed, ...(found && { details: found }) };
    },
    async detailsSoon() {
      const inTime = await wait(find(), pageTimeoutMs);
      if (!inTime) return { shouldAskAgain: true, hasFailed: false };
      const { hasFailed } = inTime;
      return { shouldAskAgain: hasFailed, hasFailed, ...(inTime.found && { details: inTime.found }) };
    },
    async isOnNewerPlatform() {
      const counted = lookUp(lookUps.isOnNewerPlatform).then((answer) => {
        if (answer.hasFailed && !signal.aborted) onUnseenFailure();
        return answer;
      });
      return (await wait(counted, postTimeoutMs))?.found === true;
    },
  };
}
