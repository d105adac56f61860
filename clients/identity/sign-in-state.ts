/** A sign-in under way, as the site remembers it. Sealed into a cookie; the browser can't read or make one. */
export type SignInJourney = {
  state: string;
  nonce: string;
  /** PKCE; only the code flow has one. */
  verifier?: string;
  /** The path of the page where it began. */
  from: string;
  /** Milliseconds since 1970. */
  startedAt: number;
};

/** SPEC §6: the state holds the current page; what nobody can guess comes first. */
export function makeState(random: string, from: string): string {
  return `${random}.${Buffer.from(from).toString('base64url')}`;
}
