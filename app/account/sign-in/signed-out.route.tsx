import { SignedOut } from './signed-out.tsx';
import { signedOutPage } from './signed-out.page.ts';
import type { Route } from './+types/signed-out.route';
import { requireSignInEnabled } from '../session/require-sign-in.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../frame/inner-page.css?url';

export function loader({ context }: Route.LoaderArgs) {
  requireSignInEnabled(context);
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
