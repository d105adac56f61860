import { createContext } from 'react-router';
import type { SessionState } from '#contracts/session.ts';
import type { SignedIn } from './sign-in-state.ts';

/** Who is signed in, by the cookies of a request. A page that reads this is personal to that visitor. */
export type SessionOfRequest = {
  read: (request: Request) => Promise<SessionState>;
  /** For signed-in pages: the customer in a valid identity token, and whether there is an access token. SPEC §4. */
  tokens: (request: Request) => Promise<{ identity: SignedIn | undefined; hasAccess: boolean }>;
};

export const sessionContext = createContext<SessionOfRequest>();
