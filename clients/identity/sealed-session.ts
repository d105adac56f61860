import * as z from 'zod/mini';
import { user } from './user.ts';

/** What a session holds beside its two tokens. Sealed into a cookie; the browser can't read or make one. */
export const sealedSession = z.object({
  /** Whose it is: with the identity token of anybody else it is nothing. */
  sub: z.string().check(z.minLength(1)),
  /** Of issuers that renew by the `refresh_token` grant. */
  refreshToken: z.exactOptional(z.string().check(z.minLength(1))),
  /** Milliseconds since 1970: half of the life of the token that ends first. */
  renewFrom: z.number(),
  /** Of issuers whose identity tokens don't say all of it. */
  user: z.exactOptional(user),
});
export type SealedSession = z.infer<typeof sealedSession>;
