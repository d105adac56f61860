import type { SessionState } from '#contracts/session.ts';
import { signInHref } from '../session/sign-in-href.ts';

/**
 * The header's link to sign in, or to the account. The HTML is the same for every visitor, and scripts fill in later
 * who is signed in. Both links take the same space, so nothing moves.
 */
export function AccountTool({ returnTo, session }: { returnTo: string; session: SessionState }) {
  const room = (
    <span className="account-tool__room" aria-hidden="true">
      Account
    </span>
  );
  return session.state === 'signed-in' ? (
    <button
      className="tool tool--line account-tool"
      type="button"
      popoverTarget="account"
      aria-label="Your account"
    >
      <span>Account</span>
    </button>
  ) : (
    <a className="tool tool--line account-tool" href={signInHref(returnTo)}>
      <span>Sign in</span>
      {room}
    </a>
  );
}
