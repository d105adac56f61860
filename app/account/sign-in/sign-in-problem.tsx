import { LinkButton } from '../../design-system/link-button/link-button.tsx';

type SignInProblemProps = {
  /** The page from which the visitor wanted to sign in. */
  from: string;
  tryAgain: string;
  /** The issuer could not be reached; otherwise the sign-in was refused, for whatever reason. */
  isOurFault: boolean;
};

/** Shown after a sign-in that failed: what it means, and what to do next. */
export function SignInProblem({ from, tryAgain, isOurFault }: SignInProblemProps) {
  return (
    <div className="wrap page-head page-head--low flow flow--8" id="sign-in-failure">
      <div>
        <h1>We couldn’t sign you in</h1>
        <p className="lead">
          Nothing is wrong with your account.{' '}
          {isOurFault
            ? 'The fault is ours: signing in doesn’t work just now. Please try again in a few minutes.'
            : 'It may have taken too long, or you went back to an old page.'}
        </p>
      </div>
      <div>
        <LinkButton href={tryAgain}>Try again</LinkButton>
      </div>
      <p>
        You don’t need to sign in to get help. <a href={from}>Carry on without signing in</a>
      </p>
    </div>
  );
}
