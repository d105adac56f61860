import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../../context.ts';
import { sessionContext } from './session-context.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { reloadAtOrigin } from '../../frame/redirects.ts';
import { forgetTariffMarker } from '#contracts/session.ts';
import { nextSignInState, type SignedIn } from './sign-in-state.ts';

/** The Set-Cookie line that asks the next page to remove the tariff items: the server cannot reach browser storage. */
const askToForgetItems = forgetTariffMarker.write('1', { isSecure: true });

/** For sign-in and sign-out pages: throws the redirect to 'not found' on a site without sign-in. */
export function requireSignInEnabled(context: Readonly<RouterContextProvider>) {
  const site = context.get(siteContext);
  if (site.signIn === 'off') throw redirectToNotFound(site);
}

/** Who is signed in on a signed-in page; throws the redirect for other visitors. SPEC §4 "Signed-in pages". */
export async function requireSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<SignedIn> {
  requireSignInEnabled(context);
  const tokens = await context.get(sessionContext).tokens(request);
  const page = { path, needsSignIn: true };
  const { state, effects } = nextSignInState(
    { state: 'signed-out' },
    { type: 'tokens-found', ...tokens, page },
  );
  if (state.state === 'signed-in') return state;
  const { to } = effects.find((effect) => effect.do === 'go') ?? { to: '/' };
  const isForgetting = effects.some((effect) => effect.do === 'forget-items');
  throw reloadAtOrigin(to, context.get(siteContext), isForgetting ? [askToForgetItems] : []);
}
