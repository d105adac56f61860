import { data } from 'react-router';
import { SignInProblem } from './sign-in-problem.tsx';
import { signInProblemPage } from './sign-in-problem.page.ts';
import type { Route } from './+types/sign-in-problem.route';
import { requireSignInEnabled } from '../session/require-sign-in.ts';
import { signInHref } from '../session/sign-in-href.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { safeReturnPath } from '../../frame/safe-return-path.ts';
import { areaHref } from '../../area-href.ts';
import { unreachable } from '#contracts/sign-in-paths.ts';
import stylesheet from '../../frame/inner-page.css?url';

export function loader({ url, context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
  const from = safeReturnPath(url.searchParams.get('from'));
  const isOurFault = url.searchParams.get('cause') === unreachable;
  return data({ from, tryAgain: signInHref(from), isOurFault }, { status: isOurFault ? 503 : 400 });
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...signInProblemPage,
    path: areaHref(signInProblemPage.route),
  });
}

export default function SignInProblemPage({ loaderData }: Route.ComponentProps) {
  return <SignInProblem {...loaderData} />;
}
