import { renderIdentityPage } from '#app/account/identity-pages/render-identity-page.tsx';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { callInProcess, type ServiceCall } from '#clients/service-call.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { createIdentityService } from '#services/identity/identity-service.ts';
import { readCustomers } from '#services/identity/read-customers.ts';
import type { IdentityTables } from '#services/identity/store/identity-tables.ts';
import { migrateIdentity } from '#services/identity/store/migrate-identity.ts';
import { ConfigError, type Config } from '../../config/config.ts';
import { isPublicAddress } from '../../config/rules.ts';
import { createKeySealer } from '../../edge/sealing/create-key-sealer.ts';
import { signInLimiters } from './sign-in-limiters.ts';

export type ProviderDeps = {
  config: Config;
  database: Database<IdentityTables>;
  content: ContentClient;
  /** Sign the provider's cookies and encrypt its keys; newest first. */
  secrets: string[];
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
};

/** The address of the embedded provider: an issuer on the site's own origin. */
export function embeddedIssuer(publicUrl: string): string {
  return `${publicUrl}/identity`;
}

const samplesInPublic = [
  'Anyone can sign in as the sample customers, since their password is published, and PUBLIC_URL is not this machine.',
  'Set IDENTITY_URL to your issuer, or put your own customers into identity/customers.json of the content folder,',
  'without "samples".',
].join(' ');

/**
 * The embedded identity provider, with the customers of the content folder. Throws a ConfigError where those would be
 * a security hole.
 */
export async function openProvider({ config, database, content, limits, secrets, ...rest }: ProviderDeps) {
  const { publicUrl } = config;
  const customers = readCustomers(config);
  if (customers.areSamples && isPublicAddress(publicUrl)) throw new ConfigError(samplesInPublic);
  await migrateIdentity(database, rest.logger);
  const service = await createIdentityService({
    ...rest,
    limiters: signInLimiters(limits),
    cookieSecrets: secrets,
    sealer: createKeySealer(secrets),
    database,
    issuer: embeddedIssuer(publicUrl),
    clientId: config.identity.clientId,
    redirectUri: publicUrl + signInPaths.callback,
    postLogoutRedirectUri: publicUrl + signInPaths.signedOut,
    customers,
    render: (page, cookies) => renderIdentityPage(page, cookies, content, rest.clock),
  });
  const inProcess = callInProcess(service.app);
  const call: ServiceCall = (path, init) =>
    inProcess(new URL(embeddedIssuer(publicUrl)).pathname + path, init);
  return {
    app: service.app,
    /** Calls it in process; paths are relative to the issuer. */
    call,
  };
}
