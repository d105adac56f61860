import * as openid from 'openid-client';
import type { SignInFlow } from '#contracts/identity.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../service-call.ts';
import { finishSignIn, type SignInResult, type SpendJourney } from './finish-sign-in.ts';
import { identityDocuments } from './identity-documents.ts';
import { refreshSession, type RefreshOutcome } from './refresh-session.ts';
import { makeState, type SignInJourney } from './sign-in-state.ts';
import { verifyIdentityToken, type VerifiedIdentity } from './verify-identity-token.ts';

export type IdentityClientDeps = {
  /** Without a slash at the end. */
  issuer: string;
  clientId: string;
  flow: SignInFlow;
  /** The site's own whole addresses, known to the issuer. */
  callbackUrl: string;
  signedOutUrl: string;
  /** Each journey is good for one answer, whichever process it comes to. */
  spendJourney: SpendJourney;
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
};

const scope = 'openid email profile';

/** How the site signs people in and out at its OpenID issuer, embedded or not. SPEC §6. */
export function createIdentityClient(deps: IdentityClientDeps) {
  const { issuer, clientId, flow, callbackUrl, spendJourney, call, clock } = deps;
  const documents = identityDocuments(deps);

  async function configuration(): Promise<openid.Configuration> {
    const made = new openid.Configuration(await documents.discovery(), clientId, undefined, openid.None());
    made[openid.customFetch] = (url, init) => documents.ask(url, init as RequestInit);
    // An issuer on this machine, or within the supplier's own network, may have no certificate.
    if (issuer.startsWith('http:')) openid.allowInsecureRequests(made);
    return made;
  }
  const by = async () => {
    // As the issuer spells itself: with or without a slash at the end.
    const { issuer: named } = await documents.discovery();
    return { keyOf: documents.keyOf, issuer: named, clientId, now: clock.now() };
  };

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
      const address = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope,
        state,
        nonce,
        ...(verifier
          ? {
              response_type: 'code',
              code_challenge: await openid.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
          : // Posted to us: in the address's fragment, scripts and histories could read the tokens.
            { response_type: 'id_token token', response_mode: 'form_post' }),
      });
      return { address: address.href, journey };
    },

    /** Whether the issuer's answer, the query or the form of the callback, holds against what was remembered. */
    async finishSignIn(answer: URLSearchParams, journey: SignInJourney | undefined): Promise<SignInResult> {
      return finishSignIn(answer, journey, {
        ...(await by()),
        flow,
        callbackUrl,
        spendJourney,
        configuration,
      });
    },

    /** Who an identity token stands for, while it is good. */
    async readIdentity(token: string): Promise<VerifiedIdentity> {
      return verifyIdentityToken(token, await by());
    },

    /** New tokens for the session's. Those of another customer, or that don't hold, are as good as none. */
    async refresh(given: { identity: string; access: string }): Promise<RefreshOutcome> {
      const outcome = await refreshSession(call, given);
      if (!outcome.ok) return outcome;
      const known = await by();
      const [before, after] = await Promise.all(
        [given.identity, outcome.tokens.identity.token].map((token) => verifyIdentityToken(token, known)),
      );
      const isSamePerson = before?.ok && after?.ok && before.user.sub === after.user.sub;
      return isSamePerson ? outcome : { ok: false, reason: 'refused' };
    },

    /** Where to send the browser to sign out at the issuer; undefined when it has no such place. No token goes along. */
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

export type IdentityClient = ReturnType<typeof createIdentityClient>;
