import type { CustomerLookup } from '#app/account/prefill/customer-context.ts';
import { abortAfter } from '#clients/abort-after.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/user.ts';
import type { CustomerDetails } from '#contracts/customers.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import type { LookUps } from './look-ups.ts';

/**
 * How long a page waits for the details that fill its form. After that it is sent without them, and scripts ask for
 * them.
 */
export const pageTimeoutMs = 300;
/** How long a post waits for the customer's platform: longer, since its visitor is waiting for a response anyway. */
export const postTimeoutMs = 3_000;
/**
 * A look-up that its page no longer waits for is ended after this long. Until then an answer is cached, and fills the
 * next form at once.
 */
export const lateAnswerMs = 30_000;

type Look<T> = (lookUps: LookUps, user: User) => Promise<T>;
type Deps = {
  cookieHeader: string | null;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  /** Who is signed in; undefined when nobody is. Rejects while that is unknown. */
  readUser: (cookieHeader: string | null) => Promise<User | undefined>;
  /** The look-ups, whose calls end with this signal. */
  lookUpsUntil: (signal: AbortSignal) => LookUps;
  /** Called when a look-up fails: the visitor carries on with an empty form. */
  report: (problem: unknown) => void;
  /** Also called when the page neither shows nor counts the failure. */
  onUnseenFailure: () => void;
  /** Called when the response is private to this visitor and must not be cached for others. */
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
    lookUpsUntil,
    report,
    onUnseenFailure,
    onRead,
    wait = withTimeout,
  } = deps;
  // Nearly all visitors have no token: they share cached pages, and no back end is called for them.
  const mayBeSignedIn = findToken('nep', cookieHeader).ok;

  async function lookUp<T>(look: Look<T>, limitMs?: number): Promise<{ found?: T; hasFailed: boolean }> {
    if (!mayBeSignedIn) return { hasFailed: false };
    onRead();
    try {
      const user = await readUser(cookieHeader);
      if (!user) return { hasFailed: false };
      const lookUntil = (until: AbortSignal) => look(lookUpsUntil(until), user);
      const found = await (limitMs === undefined
        ? lookUntil(signal)
        : abortAfter({ signal, limitMs }, lookUntil));
      return { found, hasFailed: false };
    } catch (problem) {
      // The calls were aborted because the visitor left: this is not a failure.
      if (!signal.aborted) report(problem);
      return { hasFailed: true };
    }
  }
  const details: Look<CustomerDetails> = (lookUps, user) => lookUps.details(user);

  return {
    async details() {
      // Its visitor waits as long as it takes. SPEC §7.
      const { found, hasFailed } = await lookUp(details);
      return { hasFailed, ...(found && { details: found }) };
    },
    async detailsSoon() {
      const inTime = await wait(lookUp(details, lateAnswerMs), pageTimeoutMs);
      if (!inTime) return { shouldAskAgain: true, hasFailed: false };
      const { hasFailed } = inTime;
      return { shouldAskAgain: hasFailed, hasFailed, ...(inTime.found && { details: inTime.found }) };
    },
    async isOnNewerPlatform() {
      const platform: Look<boolean> = (lookUps) => lookUps.isOnNewerPlatform();
      const counted = lookUp(platform, lateAnswerMs).then((answer) => {
        if (answer.hasFailed && !signal.aborted) onUnseenFailure();
        return answer;
      });
      return (await wait(counted, postTimeoutMs))?.found === true;
    },
  };
}
