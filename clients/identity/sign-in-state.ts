import * as z from 'zod/mini';

/** A sign-in under way, as the site remembers it. Sealed into a cookie; the browser can't read or forge it. */
export const signInJourney = z.object({
  state: z.string(),
  nonce: z.string(),
  /** PKCE; only the code flow has one. */
  verifier: z.exactOptional(z.string()),
  /** The path of the page where it started. */
  from: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});
export type SignInJourney = z.infer<typeof signInJourney>;

/** SPEC §6: the state contains the current page, after an unguessable part. */
export function makeState(random: string, from: string): string {
  return `${random}.${Buffer.from(from).toString('base64url')}`;
}
