import { SignedOut } from './signed-out.tsx';
import { signedOutPage } from './signed-out.page.ts';
import type { Route } from './+types/signed-out.route';
import { requireSignInEnabled } from '../session/require-sign-in.ts';
import { sessionContext } from '../session/session-context.ts';
import { yourAccountPage } from '../your-account.page.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { redirectWithGet } from '../../frame/redirects.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../frame/inner-page.css?url';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
  // Going back may lead here after signing in again: the page would say what isn't true, and delete drafts.
  const { state } = await context.get(sessionContext).read(request);
  if (state === 'signed-in') throw redirectWithGet(yourAccountPage.route);
  return null;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...signedOutPage,
    path: areaHref(signedOutPage.route),
  });
}

export default function SignedOutPage() {
  return <SignedOut />;
}
