import { data } from 'react-router';
import { SignInProblem } from '../features/sign-in/sign-in-problem.tsx';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Route } from './+types/sign-in-problem';
import { needSignInOffered } from '../session/need-sign-in.ts';
import { signInHref } from '../shell/account/sign-in-href.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { safeReturnPath } from '../shell/safe-return-path.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  needSignInOffered(context);
  const carryOn = safeReturnPath(url.searchParams.get('from'));
  return data({ carryOn, tryAgain: signInHref(carryOn) }, { status: 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'We couldn’t sign you in',
    path: signInPaths.problem,
    noSnippet: true,
  });
}

export default function SignInProblemPage({ loaderData }: Route.ComponentProps) {
  return <SignInProblem {...loaderData} />;
}
