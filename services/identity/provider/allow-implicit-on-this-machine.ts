import type { Provider } from 'oidc-provider';

/** Rules for clients of the implicit grant that no site on a developer's machine can satisfy. */
const waived = new Set(['implicit-force-https', 'implicit-forbid-localhost']);

type Schema = { prototype: { invalidate: (message: string, code?: string) => void } };

/**
 * Lets the implicit grant work on http://localhost, where `npm start` serves the site. It is the embedded provider's
 * only client, with one redirect address, the site's own: what the rules guard against can't be registered.
 */
export function allowImplicitOnThisMachine(provider: Provider): void {
  const { prototype } = (provider.Client as unknown as { Schema: Schema }).Schema;
  const refuse = prototype.invalidate;
  prototype.invalidate = function invalidate(message, code) {
    if (code === undefined || !waived.has(code)) refuse.call(this, message, code);
  };
}
