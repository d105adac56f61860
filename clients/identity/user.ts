import * as z from 'zod/mini';

/** Nothing that is missing or of another type is a reason to refuse a token. */
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
 * Who the claims of a judged token stand for. Many issuers name no e-mail address in it, and tell it beside the token:
 * `more` is what was told of the same customer. Undefined when both together tell no user.
 */
export function readUser(claims: { sub?: string }, more?: { sub?: unknown }): User | undefined {
  const isSame = more?.sub === claims.sub;
  const read = user.safeParse({ ...(isSame && more), ...claims });
  return read.success ? read.data : undefined;
}
