import type { KoaContextWithOIDC } from 'oidc-provider';
import { autoSubmitScript, showPasswordScript, type IdentityPage } from '#contracts/identity-page.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import { readProviderForm } from './read-provider-form.ts';

/** Renders a page as a whole HTML document for a request with these cookies. */
export type RenderIdentityPage = (page: IdentityPage, cookies: string | null) => Promise<string>;

/** The provider's pages run no scripts, except one that submits a form-post page and one that shows a password. */
const policies: Record<IdentityPage['kind'], string> = {
  'sign-in': policyWith(allowing(showPasswordScript)),
  'auto-submit': policyWith(allowing(autoSubmitScript)),
  lost: policyWith("'none'"),
  unavailable: policyWith("'none'"),
};

function policyWith(scripts: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
  ].join('; ');
}

function allowing(script: string): string {
  return `'sha256-${sha256(script, 'base64')}'`;
}

/** The part of the provider's Koa context that rendering a page needs. */
export type ResponseContext = {
  body: unknown;
  status: number;
  type: string;
  set: (name: string, value: string) => void;
  get: (name: string) => string;
};

type PagesDeps = {
  render: RenderIdentityPage;
  logger: Logger;
  issuer: string;
  clientId: string;
  postLogoutRedirectUri: string;
};

/** The provider's pages in the site's look. */
export function identityPages({ render, logger, issuer, clientId, postLogoutRedirectUri }: PagesDeps) {
  const endSession = `${new URL(issuer).pathname}/session/end?${new URLSearchParams({
    client_id: clientId,
    post_logout_redirect_uri: postLogoutRedirectUri,
  })}`;

  async function show(ctx: ResponseContext, page: IdentityPage, status: number): Promise<void> {
    const html = await render(page, ctx.get('cookie'));
    ctx.type = 'html';
    ctx.status = status;
    ctx.body = html;
    ctx.set('content-security-policy', policies[page.kind]);
    ctx.set('cache-control', 'no-store');
  }
  /** `error` is a code for the log, never text from the request. */
  async function refuse(ctx: ResponseContext & { path: string }, error: string, status = 400): Promise<void> {
    logger.warn('identity-refused', { error, path: scrubbedPath(ctx.path) });
    if (wantsPage(ctx.get('accept'))) return show(ctx, { kind: 'lost' }, status);
    ctx.status = status;
    ctx.body = { error };
    ctx.set('cache-control', 'no-store');
    return undefined;
  }
  return {
    show,
    refuse,
    /** Replaces the provider's page that posts tokens, or a sign-out, with one of ours. */
    async autoSubmit(ctx: ResponseContext, to: 'signed-in' | 'signed-out'): Promise<void> {
      const read = typeof ctx.body === 'string' ? readProviderForm(ctx.body) : undefined;
      if (read) await show(ctx, { kind: 'auto-submit', to, ...read }, ctx.status);
    },
    /** A visitor who pressed 'Sign out' on the site is signed out at once; one from another site has to confirm. */
    async signOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
      const read = readProviderForm(form);
      if (!read) throw new Error('The sign-out form can’t be read');
      const fields: [string, string][] = [...read.fields, ['logout', 'yes']];
      const asks = ctx.get('sec-fetch-site') === 'cross-site';
      await show(ctx, { kind: 'auto-submit', to: 'signed-out', asks, action: read.action, fields }, 200);
    },
    async lost(ctx: KoaContextWithOIDC, out: { error: string }): Promise<void> {
      const isSignOut = ctx.path === '/session/end/confirm' && ctx.get('sec-fetch-site') !== 'cross-site';
      if (isSignOut) {
        // Another tab signed out at the same moment: the session has ended, or will at the next attempt.
        ctx.redirect(ctx.oidc.session?.accountId ? endSession : postLogoutRedirectUri);
        ctx.status = 303;
        return;
      }
      if (ctx.status >= 500) return show(ctx, { kind: 'unavailable' }, 503);
      await refuse(ctx, out.error, ctx.status >= 400 ? ctx.status : 400);
    },
  };
}

/** False for programs that accept only data, such as JSON. */
function wantsPage(accept: string): boolean {
  return accept === '' || accept.includes('text/html') || accept.includes('*/*');
}

export type IdentityPages = ReturnType<typeof identityPages>;
