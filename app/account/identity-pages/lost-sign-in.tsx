import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { areaHref } from '../../area-href.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';

export const lostSignInTitle = 'You need to start again';

/** Shown when a sign-in began too long ago or in another browser, or when the address is not a valid one. */
export function LostSignIn() {
  return (
    <div className="wrap page-head page-head--low flow flow--8">
      <div>
        <h1>{lostSignInTitle}</h1>
        <p className="lead">It took too long, or it began in another browser. You can start again.</p>
      </div>
      <div>
        <LinkButton href={signInPaths.signIn}>Sign in again</LinkButton>
      </div>
      <p>
        <a href={areaHref('/')}>Go to help and support without signing in</a>
      </p>
    </div>
  );
}
