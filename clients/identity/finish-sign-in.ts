import * as openid from 'openid-client';
import type { SignInFlow } from '#contracts/identity.ts';
import { sessionToSeal, type Tokens } from './session-tokens.ts';
import type { SealedSession } from './sealed-session.ts';
import type { SignInJourney } from './sign-in-state.ts';
import { readUser, type User } from './user.ts';
import { isSame, unparsable, verifyIdentityClaims, type VerifyBy } from './verify-identity-token.ts';

/** How long a sign-in may take, in milliseconds. */
export const journeyMs = 30 * 60_000;

export type SignInResult =
  | { ok: true; tokens: Tokens; session?: SealedSession; user: User; from: string }
  /** `reason` is a code for the log, never text from the request. */
  | { ok: false; reason: string };

/** Marks a journey as used. Resolves to false if it already was; rejects if the store fails. */
export type ConsumeJourney = (journey: SignInJourney) => Promise<boolean>;

export type FinishDeps = Omit<VerifyBy, 'signIn'> & {
  flow: SignInFlow;
  callbackUrl: string;
  consumeJourney: ConsumeJourney;
  /** The issuer's token call, for the code flow. */
  configuration: () => Promise<openid.Configuration>;
  /** Sent along with that call. */
  tokenParameters: Record<string, string>;
  /** The issuer's further claims about a customer; undefined if there are none. */
  userInfo: (accessToken: string, sub: string) => Promise<{ sub?: unknown } | undefined>;
};

/** Validates the issuer's answer to the callback: `answer` is the callback's query, or the form that was posted. */
export async function finishSignIn(
  answer: URLSearchParams,
  journey: SignInJourney | undefined,
  deps: FinishDeps,
): Promise<SignInResult> {
  const early = findAnswerProblem(answer, journey, deps);
  if (early || !journey) return refused(early ?? 'no-journey');
  // Only an answer with the right state uses up the journey. If the store fails, nobody is signed in.
  const isFirst = await deps.consumeJourney(journey).catch(() => undefined);
  if (!isFirst) return refused(isFirst === undefined ? 'journey-not-checked' : 'journey-spent');
  const got = deps.flow === 'implicit' ? implicitTokens(answer) : await exchangeCode(answer, journey, deps);
  if (typeof got === 'string') return refused(got);
  const accessToken = deps.flow === 'implicit' ? { accessToken: got.access } : {};
  const verified = await verifyIdentityClaims(got.identity, {
    ...deps,
    signIn: { nonce: journey.nonce, ...accessToken },
  });
  if (!verified.ok) return verified;
  const { claims, expiresAt } = verified;
  const ofToken = readUser(claims);
  const user = ofToken ?? readUser(claims, await deps.userInfo(got.access, claims.sub ?? ''));
  if (!user) return refused(unparsable);
  const tokens = {
    identity: { token: got.identity, expiresAt },
    access: {
      token: got.access,
      expiresAt: got.expiresIn === undefined ? expiresAt : deps.now + got.expiresIn * 1_000,
    },
  };
  const { refreshToken } = got;
  const toSeal = { sub: user.sub, refreshToken, ...(!ofToken && { user }) };
  return { ok: true, user, from: journey.from, tokens, ...sessionToSeal(toSeal, tokens, deps.now) };
}

/** Why an answer doesn't belong to this journey, or reports an error; undefined if it can be used. */
function findAnswerProblem(
  answer: URLSearchParams,
  journey: SignInJourney | undefined,
  { now, issuer }: FinishDeps,
): string | undefined {
  if (!journey) return 'no-journey';
  if (now >= journey.startedAt + journeyMs) return 'journey-too-old';
  if (!isSame(answer.get('state') ?? '', journey.state)) return 'state';
  // RFC 9207: another issuer's answer must not be taken for ours.
  if (answer.has('iss') && !isSame(answer.get('iss') ?? '', issuer)) return 'iss-parameter';
  const error = answer.get('error');
  if (error !== null) return /^[a-z_]{1,40}$/.test(error) ? `issuer-${error}` : 'issuer-error';
  return undefined;
}

/** Without `expiresIn` the access token is assumed to expire with the identity token. */
type Got = {
  identity: string;
  access: string;
  expiresIn: number | undefined;
  refreshToken?: string | undefined;
};

function implicitTokens(answer: URLSearchParams): Got | string {
  const identity = answer.get('id_token') ?? '';
  const access = answer.get('access_token') ?? '';
  if (identity === '') return 'NEP token not found.';
  if (access === '') return 'UAA token not found.';
  return { identity, access, expiresIn: Number(answer.get('expires_in')) || undefined };
}

async function exchangeCode(
  answer: URLSearchParams,
  { state, nonce, verifier }: SignInJourney,
  { configuration, callbackUrl, tokenParameters }: FinishDeps,
): Promise<Got | string> {
  const callbackAddress = new URL(callbackUrl);
  callbackAddress.search = answer.toString();
  try {
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      ...(verifier && { pkceCodeVerifier: verifier }),
      idTokenExpected: true,
    };
    const tokens = await openid.authorizationCodeGrant(
      await configuration(),
      callbackAddress,
      checks,
      tokenParameters,
    );
    if (!tokens.id_token) return 'NEP token not found.';
    return {
      identity: tokens.id_token,
      access: tokens.access_token,
      expiresIn: tokens.expires_in,
      refreshToken: tokens.refresh_token,
    };
  } catch (problem) {
    return problem instanceof Error && 'code' in problem ? String(problem.code) : 'code-exchange';
  }
}

function refused(reason: string): SignInResult {
  return { ok: false, reason };
}
