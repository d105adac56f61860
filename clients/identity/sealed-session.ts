import * as z from 'zod/mini';
import { user } from './user.ts';

/** A session's data beside its two tokens. Sealed into a cookie; the browser can't read or forge it. */
export const sealedSession = z.object({
  /** Its owner: with anybody else's identity token it is ignored. */
  sub: z.string().check(z.minLength(1)),
  /** Of issuers that renew by the `refresh_token` grant. */
  refreshToken: z.exactOptional(z.string().check(z.minLength(1))),
  /** Milliseconds since 1970: half of the life of the token that ends first. */
  renewFrom: z.number(),
  /** For issuers whose identity tokens lack some of the claims. */
  user: z.exactOptional(user),
});
export type SealedSession = z.infer<typeof sealedSession>;
