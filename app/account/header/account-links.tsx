import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { MenuLinks } from '../../frame/site-header/menu-links.tsx';
import { signInHref } from '../session/sign-in-href.ts';

/** The account links in the menu, for narrow screens. */
export function AccountLinks({ returnTo, session }: { returnTo: string; session: SessionState }) {
  if (session.state === 'signed-out')
    return <MenuLinks links={[{ label: 'Sign in', link: signInHref(returnTo) }]} />;
  return (
    <>
      <h3 className="menu-sheet__head">Your account</h3>
      <p className="account__who" {...replayMask}>
        Signed in as {session.email}
      </p>
      <MenuLinks
        links={[
          { label: 'Your deals', link: signInPaths.deals },
          { label: 'Sign out', link: signInPaths.signOut },
        ]}
      />
    </>
  );
}
