import type { ParsedUrlQuery } from 'node:querystring';
import type { Provider } from 'oidc-provider';
import type { Answer, IdentityPages } from './identity-pages.ts';

type Exchange = Answer & {
  path: string;
  method: string;
  query: ParsedUrlQuery;
  redirect: (address: string) => void;
};

/**
 * Answers a sign-out of a visitor who is not signed in here: there is nothing to end, so nothing is asked and nothing is
 * stored. oidc-provider would store a session for each. False when somebody is signed in, or something else is asked for.
 */
export async function endWithoutSession(
  ctx: Exchange,
  provider: Provider,
  { pages, postLogoutRedirectUri }: { pages: IdentityPages; postLogoutRedirectUri: string },
): Promise<boolean> {
  const isSignOut = /^\/session\/end\/?$/i.test(ctx.path) && ['GET', 'HEAD'].includes(ctx.method);
  if (!isSignOut || (await sessionOf(ctx, provider)).accountId) return false;
  const { post_logout_redirect_uri: place = postLogoutRedirectUri, state } = ctx.query;
  if (place !== postLogoutRedirectUri) {
    await pages.refuse(ctx, 'unknown_place_after_sign_out');
    return true;
  }
  const address = new URL(postLogoutRedirectUri);
  if (typeof state === 'string') address.searchParams.set('state', state);
  ctx.redirect(address.href);
  ctx.status = 303;
  return true;
}

/** By the cookie alone: the types ask for more of a request than is read. */
function sessionOf(ctx: Exchange, { Session }: Provider) {
  return Session.get(ctx as unknown as Parameters<typeof Session.get>[0]);
}
