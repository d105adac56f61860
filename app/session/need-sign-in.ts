import type { RouterContextProvider } from 'react-router';
import { need, sessionContext, siteContext } from '../context.ts';
import { redirectToNotFound } from '../shell/not-found.ts';
import { leadOut } from '../shell/see-other.ts';
import { askToForgetItems } from './forget-items.ts';
import { nextSignInState, type SignedIn } from './sign-in-state.ts';

/** For pages of signing in and out: throws the redirect to 'not found' at a site without sign-in. */
export function needSignInOffered(context: Readonly<RouterContextProvider>) {
  const site = need(context, siteContext);
  if (site.signIn === 'off') throw redirectToNotFound(site);
}

/** Who is signed in on a signed-in page; throws the redirect for everybody else. SPEC §4 "Signed-in pages". */
export async function needSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<SignedIn> {
  needSignInOffered(context);
  const tokens = await need(context, sessionContext).tokens(request);
  const page = { path, needsSignIn: true };
  const { state, effects } = nextSignInState(
    { state: 'signed-out' },
    { type: 'tokens-found', ...tokens, page },
  );
  if (state.state === 'signed-in') return state;
  const { to } = effects.find((effect) => effect.do === 'go') ?? { to: '/' };
  const isForgetting = effects.some((effect) => effect.do === 'forget-items');
  throw leadOut(to, need(context, siteContext), isForgetting ? [askToForgetItems] : []);
}
