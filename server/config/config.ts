import { placeholderApplicationId, placeholderClientToken } from '#contracts/monitoring-settings.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import type { Config } from './config-shape.ts';
import { missingVariables } from './needs.ts';
import { readSecretFiles } from './secret-files.ts';
import { environment } from './settings.ts';

export type { Config } from './config-shape.ts';

/** The invalid variables, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration once, at start. An empty variable counts as not set. Throws one ConfigError that names
 * every invalid variable and what it expects.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { given, mistakes: ofFiles } = readSecretFiles(set);
  const read = environment.safeParse(given);
  const mistakes = [
    ...ofFiles,
    ...(read.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })),
    ...missingVariables(given),
  ];
  if (!read.success || mistakes.length > 0) throw new ConfigError(describe(mistakes));
  const { data } = read;
  const mainApi = {
    leads: data.LEADS_API_URL ?? data.API_URL,
    addresses: data.ADDRESSES_API_URL ?? data.API_URL,
    customers: data.CUSTOMERS_API_URL ?? data.API_URL,
  };
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustedProxies: data.TRUSTED_PROXIES ?? privateNetworks,
    strictTransport: data.HSTS || undefined,
    rateLimits: data.RATE_LIMITS,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    traces:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            service: data.OTEL_SERVICE_NAME,
            share: data.OTEL_TRACES_SAMPLER_ARG,
          },
    assetsDir: data.ASSETS_DIR,
    drainSeconds: data.DRAIN_SECONDS,
    offlineHelp: data.OFFLINE_HELP === 'on',
    sharedCache: data.SHARED_CACHE === 'on',
    // A cache would store a page once for each dictionary.
    compressionDictionaries: data.COMPRESSION_DICTIONARIES === 'on' && data.SHARED_CACHE === 'off',
    contentWaitSeconds: data.CONTENT_WAIT_SECONDS,
    addressWaitSeconds: data.ADDRESS_WAIT_SECONDS,
    mainSiteUrl: data.MAIN_SITE_URL,
    contentUrl: data.CONTENT_URL,
    contentDir: data.CONTENT_DIR,
    dataDir: data.DATA_DIR,
    mainApi,
    accountApiUrl: data.ACCOUNT_API_URL,
    detailsFrom: {
      customers: data.IDENTITY_URL && !mainApi.customers ? 'token' : 'service',
      // The customers service says who has accounts: without it no accounts are requested.
      accounts: data.IDENTITY_URL && !(mainApi.customers && data.ACCOUNT_API_URL) ? 'token' : 'service',
    },
    identity: {
      url: data.IDENTITY_URL,
      clientId: data.IDENTITY_CLIENT_ID,
      clientSecret: data.IDENTITY_CLIENT_SECRET,
      scope: data.IDENTITY_SCOPE,
      audience: data.IDENTITY_AUDIENCE,
      refreshCalls: data.IDENTITY_REFRESH_CALLS,
      flow: data.SIGN_IN_FLOW,
    },
    clientId: data.CLIENT_ID,
    applicationId: data.APPLICATION_ID,
    databaseUrl: data.DATABASE_URL ?? `file:${data.DATA_DIR}/help-and-support.db`,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? 'help@localhost.localdomain' },
    crm:
      data.CRM_WEBHOOK_URL && data.CRM_WEBHOOK_SECRET
        ? { url: data.CRM_WEBHOOK_URL, secret: data.CRM_WEBHOOK_SECRET }
        : undefined,
    sessionSecrets: data.SESSION_SECRET,
    monitoring: {
      intakeUrl:
        data.MONITORING_INTAKE_URL ?? (data.MONITORING_CLIENT_TOKEN && intakeOf(data.MONITORING_SITE)),
      applicationId: data.MONITORING_APPLICATION_ID ?? placeholderApplicationId,
      clientToken: data.MONITORING_CLIENT_TOKEN ?? placeholderClientToken,
      site: data.MONITORING_SITE,
      sessionSampleRate: data.MONITORING_SESSION_SAMPLE_RATE,
      replaySampleRate: data.MONITORING_REPLAY_SAMPLE_RATE,
    },
    logLevel: data.LOG_LEVEL,
    loggedRequests: data.LOG_REQUESTS,
  };
}

/** The provider's intake for a region: `us3.datadoghq.com` has `browser-intake-us3-datadoghq.com`. */
function intakeOf(site: string): string {
  const [top = '', ...names] = site.split('.').toReversed();
  return `https://browser-intake-${names.toReversed().join('-')}.${top}`;
}

function describe(mistakes: { name: string; message: string }[]): string {
  const lines = mistakes.map(({ name, message }) => `  ${name}: expected ${message}`);
  return [
    `The configuration can't be used. Correct ${lines.length === 1 ? 'this variable' : 'these variables'}:`,
    ...lines,
  ].join('\n');
}
