import { refreshedToken } from '#contracts/identity.ts';
import type { ServiceCall } from '../service-call.ts';
import type { Tokens } from './finish-sign-in.ts';

/** `refused`: the sign-in has ended. `unreachable`: nobody can tell now, and the tokens are as good as before. */
export type RefreshOutcome = { ok: true; tokens: Tokens } | { ok: false; reason: 'refused' | 'unreachable' };

/** Session refresh, SPEC §4: two calls, one for each token. Both succeed, or neither counts. CONTRACTS "Calls". */
export async function refreshSession(
  call: ServiceCall,
  given: { identity: string; access: string },
): Promise<RefreshOutcome> {
  const [identity, access] = await Promise.all([
    refreshOne(call, 'identity', given.identity),
    refreshOne(call, 'access', given.access),
  ]);
  if (identity === 'refused' || access === 'refused') return { ok: false, reason: 'refused' };
  if (identity === 'unreachable' || access === 'unreachable') return { ok: false, reason: 'unreachable' };
  return { ok: true, tokens: { identity, access } };
}

async function refreshOne(call: ServiceCall, kind: 'identity' | 'access', token: string) {
  try {
    const answer = await call(`/session/refresh/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if ([400, 401, 403].includes(answer.status)) return 'refused';
    const read = refreshedToken.safeParse(await answer.json());
    if (!answer.ok || !read.success) return 'unreachable';
    return { token: read.data.token, expiresAt: Date.parse(read.data.expiresAt) };
  } catch {
    return 'unreachable';
  }
}
