import type { SealedSession } from './sealed-session.ts';

/** A session's tokens. `expiresAt` in milliseconds since 1970. */
export type Tokens = Record<'identity' | 'access', { token: string; expiresAt: number }>;

/**
 * A request waits this long for its tokens to be renewed. They are still valid, so the next request tries again; waiting
 * on would use up the requests that a process can handle.
 */
export const renewalTimeoutMs = 8_000;

/**
 * `refused`: the sign-in has ended. `unreachable`: it is unknown whether it has, and the tokens remain valid.
 * `elsewhere`: another request renews them and sets the cookies. `impossible`: they can't be renewed, only expire.
 * `signed-out`: the visitor signed out meanwhile, and the cookies are no longer this session's.
 */
export type RefreshOutcome =
  | { ok: true; tokens: Tokens; session?: SealedSession }
  | { ok: false; reason: 'refused' | 'unreachable' | 'elsewhere' | 'impossible' | 'signed-out' };

type ToSeal = Omit<SealedSession, 'renewFrom' | 'refreshToken'> & { refreshToken: string | undefined };

/** The data to be sealed beside these tokens; undefined if the tokens are all there is. */
export function sessionToSeal(
  { refreshToken, ...rest }: ToSeal,
  ends: { identity?: { expiresAt: number }; access: { expiresAt: number } },
  now: number,
): { session?: SealedSession } {
  if (refreshToken === undefined && !rest.user) return {};
  const first = Math.min(ends.access.expiresAt, ends.identity?.expiresAt ?? Infinity);
  const renewFrom = now + (first - now) / 2;
  return { session: { ...rest, ...(refreshToken !== undefined && { refreshToken }), renewFrom } };
}
