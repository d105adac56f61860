import { YourAccount } from '../features/your-account/your-account.tsx';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Route } from './+types/your-account';
import { need, sessionContext, siteContext } from '../context.ts';
import { needSignInOffered } from '../session/need-sign-in.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { leadOut } from '../shell/see-other.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  needSignInOffered(context);
  const session = await need(context, sessionContext).read(request);
  if (session.state === 'signed-out') throw leadOut(signInPaths.signIn, need(context, siteContext));
  return { session };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'You’re signed in',
    path: signInPaths.account,
    noSnippet: true,
  });
}

export default function YourAccountPage({ loaderData: { session } }: Route.ComponentProps) {
  return <YourAccount session={session} />;
}
