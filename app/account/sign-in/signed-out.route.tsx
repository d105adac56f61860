import { SignedOut } from './signed-out.tsx';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Route } from './+types/signed-out.route';
import { needSignInOffered } from '../session/need-sign-in.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  needSignInOffered(context);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'You’re signed out',
    path: signInPaths.signedOut,
    noSnippet: true,
  });
}

export default function SignedOutPage() {
  return <SignedOut />;
}
