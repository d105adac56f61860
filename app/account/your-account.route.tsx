import { YourAccount } from './your-account.tsx';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { yourAccountPage } from './your-account.page.ts';
import type { Route } from './+types/your-account.route';
import { siteContext } from '../context.ts';
import { sessionContext } from './session/session-context.ts';
import { requireSignInEnabled } from './session/require-sign-in.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { rootData } from '../frame/root-data.ts';
import { reloadAtOrigin } from '../frame/redirects.ts';
import { areaHref } from '../area-href.ts';
import stylesheet from '../frame/inner-page.css?url';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
  const session = await context.get(sessionContext).read(request);
  if (session.state === 'signed-out') throw reloadAtOrigin(signInPaths.signIn, context.get(siteContext));
  return { session };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...yourAccountPage,
    path: areaHref(yourAccountPage.route),
  });
}

export default function YourAccountPage({ loaderData: { session } }: Route.ComponentProps) {
  return <YourAccount session={session} />;
}
