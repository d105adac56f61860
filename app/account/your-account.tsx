import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { SessionState } from '#contracts/session.ts';
import { replayMask } from '../consent/replay-mask.ts';
import { LinkButton } from '../design-system/link-button/link-button.tsx';
import { LinkList } from '../design-system/link-list/link-list.tsx';
import { areaHref, categoryPath } from '../area-href.ts';

/** Shows who is signed in, and the sign-out link. The header's account link leads here, with or without scripts. */
export function YourAccount({
  session: { name, email },
}: {
  session: Extract<SessionState, { state: 'signed-in' }>;
}) {
  return (
    <div className="wrap page-head page-head--low flow flow--8">
      <div>
        <h1>You’re signed in</h1>
        <p className="lead account__who" {...replayMask}>
          Signed in as{' '}
          {name && (
            <>
              <strong>{name}</strong>,{' '}
            </>
          )}
          {email}. Sign out when you’ve finished, if others use this device.
        </p>
      </div>
      <div>
        <LinkButton href={signInPaths.signOut} kind="second">
          Sign out
        </LinkButton>
      </div>
      <LinkList
        links={[
          { label: 'Your deals', href: signInPaths.deals },
          { label: 'Help and support', href: areaHref('/') },
          { label: 'Help with your account', href: categoryPath('my-account') },
        ]}
      />
    </div>
  );
}
