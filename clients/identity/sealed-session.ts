import * as z from 'zod/mini';
import { user } from './user.ts';

/** A session's data beside its two tokens. Sealed into a cookie; the browser can't read or forge it. */
export const sealedSession = z.object({
  /** Its owner: the session is ignored with anybody else's identity token. */
  sub: z.string().check(z.minLength(1)),
  /** Only from issuers that renew by the `refresh_token` grant. */
  refreshToken: z.exactOptional(z.string().check(z.minLength(1))),
  /** Milliseconds since 1970: halfway through the life of the token that expires first. */
  renewFrom: z.number(),
  /** Only from issuers whose identity tokens lack some of the claims. */
  user: z.exactOptional(user),
});
export type SealedSession = z.infer<typeof sealedSession>;
