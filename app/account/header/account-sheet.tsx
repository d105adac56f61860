import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Sheet } from '../../design-system/sheet/sheet.tsx';

type AccountSheetProps = { session: Extract<SessionState, { state: 'signed-in' }> };

/** Opened by the header's button: shows who is signed in, and the sign-out link. */
export function AccountSheet({ session: { name, email } }: AccountSheetProps) {
  return (
    <Sheet id="account" title="Your account" closeLabel="Close your account">
      <div className="flow">
        <p className="account__who" {...replayMask}>
          Signed in as <strong>{name ?? email}</strong>
          {name && (
            <>
              <br />
              {email}
            </>
          )}
        </p>
        <p>
          <a href={signInPaths.deals}>Your deals</a>
        </p>
      </div>
      <p className="sheet__foot">
        <LinkButton href={signInPaths.signOut} kind="second" small>
          Sign out
        </LinkButton>
      </p>
    </Sheet>
  );
}
