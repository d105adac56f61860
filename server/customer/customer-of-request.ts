import type { CustomerOfRequest } from '#app/context.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/user.ts';
import { waitAtMost } from '#platform/waiting/wait-at-most.ts';
import type { LookUps } from './look-ups.ts';

/** A page waits this long for the details that fill its form; then it comes without, and scripts ask for them. */
export const pagePatienceMs = 300;
/** A post waits this long to know the customer's platform: its visitor waits for an answer anyway. */
export const postPatienceMs = 3_000;

type Deps = {
  cookieHeader: string | null;
  /** Ends when the visitor leaves. */
  signal: AbortSignal;
  /** Who is signed in; undefined when nobody is. */
  readUser: (cookieHeader: string | null) => Promise<User | undefined>;
  lookUps: LookUps;
  /** Told of a look-up that failed: the visitor goes on with an empty form. */
  report: (problem: unknown) => void;
  /** Told that the answer is this visitor's own, and must never be kept for another. */
  onRead: () => void;
  wait?: typeof waitAtMost;
};

/** Who is signed in, as forms know them, for one request. SPEC §4 "User data loading". No failure of it is a page's. */
export function customerOfRequest(deps: Deps): CustomerOfRequest {
  const { cookieHeader, signal, readUser, lookUps, report, onRead, wait = waitAtMost } = deps;
  // Nearly all visitors have no token: they share their pages, and nothing is asked for them.
  const mayBeSignedIn = findToken('nep', cookieHeader).ok;

  async function lookUp<T>(look: (user: User) => Promise<T>): Promise<{ found?: T; hasFailed: boolean }> {
    if (!mayBeSignedIn) return { hasFailed: false };
    onRead();
    try {
      const user = await readUser(cookieHeader);
      return { ...(user && { found: await look(user) }), hasFailed: false };
    } catch (problem) {
      // A visitor who left took the calls with them: nothing has failed.
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
      const inTime = await wait(find(), pagePatienceMs);
      if (!inTime) return { areLate: true };
      return { areLate: false, ...(inTime.found && { details: inTime.found }) };
    },
    async isOnNewerPlatform() {
      const counted = lookUp(lookUps.isOnNewerPlatform);
      return (await wait(counted, postPatienceMs))?.found === true;
    },
  };
}
