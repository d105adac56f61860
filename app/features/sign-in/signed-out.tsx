import { signInPaths } from '#contracts/sign-in-paths.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';

/** The end of a sign-out. */
export function SignedOut() {
  return (
    <div className="wrap page-head flow flow--8">
      <div>
        <h1>You’re signed out</h1>
        <p className="lead">Nobody can see your account on this device now.</p>
      </div>
      <div>
        <LinkButton href="/help-and-support/">Go to help and support</LinkButton>
      </div>
      <p>
        <a href={signInPaths.signIn}>Sign in again</a>
      </p>
    </div>
  );
}
