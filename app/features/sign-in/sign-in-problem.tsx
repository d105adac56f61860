import { LinkButton } from '../../design-system/link-button/link-button.tsx';

/** After a sign-in that was refused, whoever's fault: what it means, and the ways on. */
export function SignInProblem({ tryAgain, carryOn }: { tryAgain: string; carryOn: string }) {
  return (
    <div className="wrap page-head flow flow--8">
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
        You don’t need to sign in to get help. <a href={carryOn}>Carry on without signing in</a>
      </p>
    </div>
  );
}
