import * as z from 'zod/mini';
import { withoutNulls } from './without-nulls.ts';

/** A missing claim, or one of another type, is not a reason to refuse a token. */
const perhaps = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === 'string' ? value : undefined)),
  ),
);

/** SPEC §3: the signed-in identity read from the token. The names are OpenID Connect's standard claims. */
export const user = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(1)),
  name: perhaps,
  given_name: perhaps,
  family_name: perhaps,
});
export type User = z.infer<typeof user>;

/**
 * The user that the claims of a verified token describe. Many issuers leave the e-mail address out of it, but return it
 * separately: `more` has those claims of the same customer. Undefined if both together describe no user.
 */
export function readUser(claims: { sub?: string }, more?: { sub?: unknown }): User | undefined {
  const isSame = more?.sub === claims.sub;
  const read = user.safeParse({ ...(isSame && more), ...withoutNulls(claims) });
  return read.success ? read.data : undefined;
}
