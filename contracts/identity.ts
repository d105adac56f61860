import * as z from 'zod/mini';

/** How the site gets its tokens. CONTRACTS "Configuration". */
export const signInFlows = ['implicit', 'code'] as const;
export type SignInFlow = (typeof signInFlows)[number];
/** The same, or no sign-in at all. */
export const signInSettings = [...signInFlows, 'off'] as const;

/** Whether an issuer has the two calls of session refresh: configured, or found out by calling it. CONTRACTS "Calls". */
export const refreshCallsSettings = ['yes', 'no', 'find-out'] as const;
export type RefreshCallsSetting = (typeof refreshCallsSettings)[number];

/** Where customers sign in: at the embedded provider, at the supplier's own issuer, or nowhere. */
export type SignInOffer = 'embedded' | 'own' | 'off';

/** The scopes requested from an issuer by default. */
export const defaultScope = 'openid email profile';

/** The audience of our own access tokens: the main API, whatever its address. */
export const accessTokenAudience = 'urn:help-and-support:main-api';

/** The response to a session refresh. `expiresAt` is ISO 8601, with `Z` or an offset. CONTRACTS "Calls". */
export const refreshedToken = z.object({
  token: z.string().check(z.minLength(1)),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type RefreshedToken = z.infer<typeof refreshedToken>;

/** The customers who can sign in at the embedded provider. `content/identity/customers.json`. */
export const identityCustomers = z.object({
  /** Sample customers, whose password is published in the README: a public site refuses to start with them. */
  samples: z.optional(z.boolean()),
  customers: z.array(
    z.object({
      /** The token's `sub`. */
      id: z
        .string()
        .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, numbers, hyphens and underscores')),
      email: z.email(),
      name: z.string().check(z.minLength(1)),
      /** `scrypt:N:r:p:salt:hash`, salt and hash in base64url. */
      passwordHash: z.string().check(z.regex(/^scrypt:\d+:\d+:\d+:[\w-]+:[\w-]+$/, 'scrypt:N:r:p:salt:hash')),
    }),
  ),
});
export type IdentityCustomer = z.infer<typeof identityCustomers>['customers'][number];

/** The two tokens of a session. */
export type TokenKind = 'access' | 'identity';
/**
 * The customer (`sub`) of a token; undefined if the token is invalid or of the other kind. Rejects if it can't be
 * verified now.
 */
export type ResolveSubject = (kind: TokenKind, token: string) => Promise<string | undefined>;
