import type { ParsedUrlQuery } from 'node:querystring';
import type { Provider } from 'oidc-provider';
import type { ResponseContext, IdentityPages } from './identity-pages.ts';

type Exchange = ResponseContext & {
  path: string;
  method: string;
  query: ParsedUrlQuery;
  redirect: (address: string) => void;
};

/**
 * Redirects a sign-out by a visitor who is not signed in here, without a question and without storing anything:
 * oidc-provider would store a session each time. False if somebody is signed in, or for any other request.
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

/** Only the cookie is read; the types ask for a whole context. */
function sessionOf(ctx: Exchange, { Session }: Provider) {
  return Session.get(ctx as unknown as Parameters<typeof Session.get>[0]);
}
