import type { SessionState } from '#contracts/session.ts';
import { signInHref } from './sign-in-href.ts';

/**
 * The header's way in, or to one's account. Pages come the same for every visitor, and who is signed in is filled in
 * later: both have the same room, so nothing moves.
 */
export function AccountTool({ returnTo, session }: { returnTo: string; session: SessionState }) {
  const room = (
    <span className="account-tool__room" aria-hidden="true">
      Your account
    </span>
  );
  return session.state === 'signed-in' ? (
    <button className="tool tool--line account-tool" type="button" popoverTarget="account">
      <span>Your account</span>
    </button>
  ) : (
    <a className="tool tool--line account-tool" href={signInHref(returnTo)}>
      <span>Sign in</span>
      {room}
    </a>
  );
}
