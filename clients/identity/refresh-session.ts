import { refreshedToken, type RefreshCallsSetting } from '#contracts/identity.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { abandonAfter } from '../abort-after.ts';
import type { ServiceCall } from '../service-call.ts';
import { renewalTimeoutMs, type RefreshOutcome } from './session-tokens.ts';

/** Statuses of an issuer that does not have the call. */
const noSuchCall = [404, 405, 410, 501];

/**
 * While it is unknown whether the issuer has the two calls, each inconclusive attempt (a refusal, a failure) is
 * followed by a pause: a minute at first, so that ten-minute tokens survive a short outage, then doubled up to an hour.
 */
export const firstPauseMs = 60_000;
export const longestPauseMs = 60 * 60_000;

type GivenTokens = { identity: string; access: string };
type Options = {
  has: RefreshCallsSetting;
  clock: Pick<Clock, 'monotonic'>;
  logger: Pick<Logger, 'warn'>;
};

/**
 * Session refresh, SPEC §4: two calls, one per token. Both succeed, or neither counts. CONTRACTS "Calls". A standard
 * issuer has no such calls. With the setting 'find-out', the first renewed token shows that they exist, and the first
 * status of `noSuchCall`, or the first response that is not JSON, that they don't. Until then nothing is an error: the
 * session lasts as long as its tokens. A renewed token with an unreadable field is logged, and counts as no response.
 */
export function refreshCalls(call: ServiceCall, { has: setting, clock, logger }: Options) {
  let has = setting === 'find-out' ? undefined : setting === 'yes';
  let askFrom = -Infinity;
  let pauseMs = firstPauseMs;

  /** Whether this request may try the calls while it is unknown if they exist; meanwhile other requests do without. */
  function mayProbe(): boolean {
    const now = clock.monotonic();
    if (now < askFrom) return false;
    askFrom = now + pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    return true;
  }

  return async function refreshSession(given: GivenTokens, signal?: AbortSignal): Promise<RefreshOutcome> {
    if (has === false || (has === undefined && !mayProbe())) return { ok: false, reason: 'impossible' };
    // What a probe finds out is for all visitors: it goes on when this one leaves.
    const until = has === undefined ? undefined : signal;
    const by = { call, logger, signal: until };
    const [identity, access] = await Promise.all([
      refreshOne('identity', given.identity, by),
      refreshOne('access', given.access, by),
    ]);
    const answers = [identity, access];
    if (answers.some((answer) => typeof answer === 'object')) has = true;
    if (!has) {
      if (answers.includes('absent')) has = false;
      // Some issuers refuse everything they don't know, so a refusal does not prove that the sign-in has ended.
      return { ok: false, reason: 'impossible' };
    }
    if (answers.includes('refused')) return { ok: false, reason: 'refused' };
    if (typeof identity === 'string' || typeof access === 'string')
      return { ok: false, reason: 'unreachable' };
    return { ok: true, tokens: { identity, access } };
  };
}

type By = { call: ServiceCall; logger: Pick<Logger, 'warn'>; signal: AbortSignal | undefined };

/** A call that ends with its visitor's request or at the limit is one without a response. */
async function refreshOne(kind: 'identity' | 'access', token: string, { call, logger, signal }: By) {
  const path = `/session/refresh/${kind}`;
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (until: AbortSignal) => {
    const response = await call(path, { method: 'POST', headers, signal: until });
    if ([400, 401, 403].includes(response.status)) return 'refused';
    if (noSuchCall.includes(response.status)) return 'absent';
    if (!response.ok) return 'unreachable';
    // An issuer without the call may answer every address with an HTML page.
    const json = parseJson(await response.text());
    if (json === undefined) return 'absent';
    const read = refreshedToken.safeParse(json);
    if (read.success) return { token: read.data.token, expiresAt: Date.parse(read.data.expiresAt) };
    const fields = read.error.issues.map((issue) => issue.path.join('.')).join(' ');
    logger.warn('refreshed-token-unreadable', { path, fields });
    return 'unreachable';
  };
  return abandonAfter({ signal, limitMs: renewalTimeoutMs }, ask).catch(() => 'unreachable' as const);
}
