import { LinkButton } from '../../design-system/link-button/link-button.tsx';

/** Shown after a refused sign-in, whatever the cause: what it means, and what to do next. */
export function SignInProblem({
  tryAgain,
  redirectWithBody,
}: {
  tryAgain: string;
  redirectWithBody: string;
}) {
  return (
    <div className="wrap page-head page-head--low flow flow--8" id="sign-in-failure">
      <div>
        <h1>We couldn’t sign you in</h1>
        <p className="lead">
          Nothing is wrong with your account. It may have taken too long, or you went back to an old page.
        </p>
      </div>
      <div>
        <LinkButton href={tryAgain}>Try again</LinkButton>
      </div>
      <p>
        You don’t need to sign in to get help. <a href={redirectWithBody}>Carry on without signing in</a>
      </p>
    </div>
  );
}
