import * as openid from 'openid-client';
import type { RefreshCallsSetting, SignInFlow } from '#contracts/identity.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../service-call.ts';
import { abandonAfter } from '../abort-after.ts';
import { finishSignIn, type SignInResult, type ConsumeJourney } from './finish-sign-in.ts';
import { identityDocuments } from './identity-documents.ts';
import { audienceParameters, issuerClient, issuerClientForTokens } from './issuer-client.ts';
import { refreshCalls } from './refresh-session.ts';
import { renewByGrant, type GrantedSession } from './renew-by-grant.ts';
import { renewOnce, type RefreshTokenClaims } from './renew-once.ts';
import type { SealedSession } from './sealed-session.ts';
import { renewalTimeoutMs, sessionToSeal, type RefreshOutcome } from './session-tokens.ts';
import { makeState, type SignInJourney } from './sign-in-state.ts';
import type { User } from './user.ts';
import type { SignOuts } from './sign-outs.ts';
import { verifyIdentityClaims, verifyIdentityToken, type VerifiedIdentity } from './verify-identity-token.ts';

export type IdentityClientDeps = {
  /** Without a slash at the end. */
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret?: string | undefined;
  /** The scopes requested from the issuer, separated by spaces. */
  scope: string;
  /** The API that access tokens are meant for; undefined if the issuer decides. */
  audience?: string | undefined;
  flow: SignInFlow;
  /** Whether the issuer has the two calls of session refresh, as the embedded provider does. */
  refreshCalls: RefreshCallsSetting;
  /** The site's own addresses, in full, as registered with the issuer. */
  callbackUrl: string;
  signedOutUrl: string;
  /** Each journey accepts one answer, whichever process receives it. */
  consumeJourney: ConsumeJourney;
  /** Each refresh token is used once, whichever process uses it. */
  refreshTokens: RefreshTokenClaims;
  /** Which identity tokens were signed out, at whichever process. */
  signOuts: SignOuts;
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
};

/** OpenID Connect Core §11: issuers return a refresh token for this scope, if the customer is asked for consent. */
const offlineAccess = 'offline_access';

/** How the site signs people in and out at its OpenID issuer, embedded or not. SPEC §6. */
export function createIdentityClient(deps: IdentityClientDeps) {
  const { issuer, clientId, clientSecret, audience, scope, flow, callbackUrl, call, clock, logger } = deps;
  const documents = identityDocuments(deps);
  const tokenParameters = audienceParameters({ audience });
  const client = { issuer, clientId, clientSecret, audience, documents, logger };
  const configuration = () => issuerClient(client);
  const configurationForTokens = () => issuerClientForTokens(client);
  const by = async () => {
    // The issuer's own spelling, with or without a slash at the end.
    const { issuer: named } = await documents.discovery();
    return { keyOf: documents.keyOf, issuer: named, clientId, now: clock.now() };
  };
  const refreshByCalls = refreshCalls(call, { has: deps.refreshCalls, clock, logger });
  const renewals = renewOnce({
    claims: deps.refreshTokens,
    grant: (given) => renewByGrant(given, { configuration: configurationForTokens, by, tokenParameters }),
    clock,
  });

  async function userInfo(accessToken: string, sub: string) {
    if (!(await documents.discovery()).userinfo_endpoint) return undefined;
    // The issuer refuses an access token for another audience: then there are no further claims.
    return openid.fetchUserInfo(await configuration(), accessToken, sub).catch(() => undefined);
  }

  async function renewByCalls({ identity, access, session }: GivenSession, signal: AbortSignal | undefined) {
    const outcome = await refreshByCalls({ identity, access }, signal);
    if (!outcome.ok) return outcome;
    const known = await by();
    const [before, after] = await Promise.all(
      [identity, outcome.tokens.identity.token].map((token) =>
        verifyIdentityToken(token, known, session?.user),
      ),
    );
    const isSamePerson = before?.ok && after?.ok && before.user.sub === after.user.sub;
    if (!isSamePerson) return { ok: false, reason: 'refused' } as const;
    const toSeal = session && { ...session, refreshToken: undefined };
    return { ...outcome, ...(toSeal && sessionToSeal(toSeal, outcome.tokens, known.now)) };
  }

  /** Other requests share the renewal, so it continues when this one ends. */
  const renewInTime = (given: GrantedSession, signal: AbortSignal | undefined) =>
    abandonAfter({ signal, limitMs: renewalTimeoutMs }, () => renewals.renew(given)).catch(
      () => ({ ok: false, reason: 'unreachable' }) as const,
    );

  return {
    /** Where to send the browser to sign in, and what to remember until it is back. */
    async beginSignIn(from: string): Promise<{ address: string; journey: SignInJourney }> {
      const journey: SignInJourney = {
        state: makeState(openid.randomState(), from),
        nonce: openid.randomNonce(),
        from,
        startedAt: clock.now(),
        ...(flow === 'code' && { verifier: openid.randomPKCECodeVerifier() }),
      };
      const { state, nonce, verifier } = journey;
      // A customer is not sent to an issuer whose answer could not be used.
      const at = await (verifier ? configurationForTokens() : configuration());
      const address = openid.buildAuthorizationUrl(at, {
        redirect_uri: callbackUrl,
        scope,
        state,
        nonce,
        ...tokenParameters,
        ...(verifier
          ? {
              response_type: 'code',
              ...(scope.split(' ').includes(offlineAccess) && { prompt: 'consent' }),
              code_challenge: await openid.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
          : // Posted, since scripts and the history could read tokens in the address's fragment.
            { response_type: 'id_token token', response_mode: 'form_post' }),
      });
      return { address: address.href, journey };
    },

    /** Completes a sign-in: verifies the issuer's answer (the callback's query or form) and returns the tokens. */
    async finishSignIn(answer: URLSearchParams, journey: SignInJourney | undefined): Promise<SignInResult> {
      return finishSignIn(answer, journey, {
        ...(await by()),
        flow,
        callbackUrl,
        consumeJourney: deps.consumeJourney,
        configuration: configurationForTokens,
        tokenParameters,
        userInfo,
      });
    },

    /** The user of an identity token, while it is valid; `more` is what the issuer returned beside it. */
    async readIdentity(token: string, more?: User): Promise<VerifiedIdentity> {
      return verifyIdentityToken(token, await by(), more);
    },

    /**
     * Renews the session's tokens: by its refresh token, else by the two calls. Tokens of another customer, or invalid
     * ones, are discarded, and so are those that arrive after a sign-out. Once `signal` aborts, and after
     * `renewalTimeoutMs`, the issuer counts as unreachable.
     */
    async refresh(given: GivenSession, signal?: AbortSignal): Promise<RefreshOutcome> {
      const { identity, session } = given;
      const { refreshToken } = session ?? {};
      const outcome =
        session && refreshToken
          ? await renewInTime({ identity, session: { ...session, refreshToken } }, signal)
          : await renewByCalls(given, signal);
      // At the issuer the sign-out may have ended the session already.
      const mayBeSignedOut = outcome.ok || outcome.reason === 'refused';
      if (mayBeSignedOut && (await deps.signOuts.has(identity))) return { ok: false, reason: 'signed-out' };
      return outcome;
    },

    /** Remembers that the visitor signs out: nothing that is renewed from this identity token is used any more. */
    async endIdentityToken(token: string): Promise<void> {
      const verified = await verifyIdentityClaims(token, await by());
      // Nothing is renewed from an invalid token, and anyone could send many of them.
      if (verified.ok) await deps.signOuts.add(token, verified.expiresAt);
    },

    /** Revokes this refresh token, if the issuer supports it (RFC 7009). */
    async endRefreshToken(refreshToken: string): Promise<void> {
      renewals.end(refreshToken);
      if ((await documents.discovery()).revocation_endpoint)
        await openid.tokenRevocation(await configuration(), refreshToken, {
          token_type_hint: 'refresh_token',
        });
    },

    /** Where to send the browser to sign out at the issuer; undefined if it has no such address. No token is sent. */
    async endSessionAddress(state: string): Promise<string | undefined> {
      const { end_session_endpoint } = await documents.discovery();
      if (end_session_endpoint === '') return undefined;
      const address = new URL(end_session_endpoint);
      address.searchParams.set('client_id', clientId);
      address.searchParams.set('post_logout_redirect_uri', deps.signedOutUrl);
      address.searchParams.set('state', state);
      return address.href;
    },
  };
}

type GivenSession = { identity: string; access: string; session?: SealedSession | undefined };

export type IdentityClient = ReturnType<typeof createIdentityClient>;
