/** The identity tokens of visitors who signed out. Both reject if the store fails. */
export type SignOuts = {
  /** Remembers a token until it expires, in milliseconds since 1970. */
  add: (identityToken: string, expiresAt: number) => Promise<void>;
  has: (identityToken: string) => Promise<boolean>;
};
