import { refreshedToken } from '#contracts/identity.ts';
import type { ServiceCall } from '../service-call.ts';
import type { RefreshOutcome } from './session-tokens.ts';

/** Answers of an issuer that knows no such call. */
const noSuchCall = [404, 405, 410, 501];

/**
 * Session refresh, SPEC §4: two calls, one for each token. Both succeed, or neither counts. CONTRACTS "Calls". A standard
 * issuer has no such calls: unless it `isKnown`, that is found out by its first answer and remembered.
 */
export function refreshCalls(call: ServiceCall, { isKnown }: { isKnown: boolean }) {
  let has: boolean | undefined = isKnown || undefined;

  return async function refreshSession(given: { identity: string; access: string }): Promise<RefreshOutcome> {
    if (has === false) return { ok: false, reason: 'impossible' };
    const [identity, access] = await Promise.all([
      refreshOne(call, 'identity', given.identity),
      refreshOne(call, 'access', given.access),
    ]);
    const answers = [identity, access];
    if (answers.some((answer) => typeof answer === 'object')) has = true;
    if (has === undefined && !answers.includes('unreachable')) {
      if (answers.includes('absent')) has = false;
      // Some issuers refuse whatever they don't know: that is no sign of a sign-in that has ended.
      return { ok: false, reason: 'impossible' };
    }
    if (has && answers.includes('refused')) return { ok: false, reason: 'refused' };
    if (typeof identity === 'string' || typeof access === 'string')
      return { ok: false, reason: 'unreachable' };
    return { ok: true, tokens: { identity, access } };
  };
}

async function refreshOne(call: ServiceCall, kind: 'identity' | 'access', token: string) {
  try {
    const answer = await call(`/session/refresh/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if ([400, 401, 403].includes(answer.status)) return 'refused';
    if (noSuchCall.includes(answer.status)) return 'absent';
    if (!answer.ok) return 'unreachable';
    // A page for people, of an issuer that shows one for every address.
    const read = refreshedToken.safeParse(await answer.json().catch(() => undefined));
    if (!read.success) return 'absent';
    return { token: read.data.token, expiresAt: Date.parse(read.data.expiresAt) };
  } catch {
    return 'unreachable';
  }
}
