import * as z from 'zod/mini';
import { signInSettings, usualScope } from '#contracts/identity.ts';
import { madeApplicationId, madeClientToken } from '#contracts/monitoring-settings.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { logLevels } from '#platform/logger/logger.ts';
import {
  audience,
  database,
  folder,
  identifier,
  mailAddress,
  mailServer,
  networks,
  percentage,
  port,
  providerSite,
  rateLimits,
  scope,
  seconds,
  secrets,
  siteOrigin,
  strictTransport,
  webAddress,
} from './config-rules.ts';
import { missingVariables } from './config-needs.ts';

/** Two years, the length that browsers' preload lists ask for. Names below the site's are the supplier's to decide on. */
const defaultStrictTransport = 'max-age=63072000';
/** Longer than any balancer takes to notice; supervisors wait 30 to 90 s before they kill. */
const longestDrain = 60;

/** CONTRACTS reading 16: nobody waits longer for content. */
const longestContentWait = 30;

const text = z.string().check(z.minLength(1));

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.minLength(1, 'a host name or address to listen on')), '127.0.0.1'),
  PUBLIC_URL: z.optional(siteOrigin),
  TRUSTED_PROXIES: z.optional(networks),
  HSTS: z._default(strictTransport, defaultStrictTransport),
  RATE_LIMITS: z._default(rateLimits, 1),
  DRAIN_SECONDS: z._default(seconds(longestDrain), 5),
  MAIN_SITE_URL: z.optional(webAddress),
  CONTENT_URL: z.optional(webAddress),
  CONTENT_WAIT_SECONDS: z._default(seconds(longestContentWait), 30),
  CONTENT_DIR: z._default(folder, 'content'),
  DATA_DIR: z._default(folder, 'data'),
  API_URL: z.optional(webAddress),
  LEADS_API_URL: z.optional(webAddress),
  ADDRESSES_API_URL: z.optional(webAddress),
  CUSTOMERS_API_URL: z.optional(webAddress),
  ACCOUNT_API_URL: z.optional(webAddress),
  IDENTITY_URL: z.optional(webAddress),
  IDENTITY_CLIENT_ID: z._default(identifier, 'help-and-support'),
  IDENTITY_CLIENT_SECRET: z.optional(text),
  IDENTITY_SCOPE: z._default(scope, usualScope),
  IDENTITY_AUDIENCE: z.optional(audience),
  SIGN_IN_FLOW: z._default(z.enum(signInSettings, `one of ${signInSettings.join(', ')}`), 'implicit'),
  CLIENT_ID: z._default(identifier, 'help-and-support'),
  APPLICATION_ID: z._default(identifier, 'help-and-support'),
  DATABASE_URL: z.optional(database),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(mailAddress),
  CRM_WEBHOOK_URL: z.optional(webAddress),
  CRM_WEBHOOK_SECRET: z.optional(text),
  SESSION_SECRET: z.optional(secrets),
  MONITORING_APPLICATION_ID: z.optional(identifier),
  MONITORING_CLIENT_TOKEN: z.optional(identifier),
  MONITORING_SITE: z._default(providerSite, 'datadoghq.eu'),
  MONITORING_INTAKE_URL: z.optional(webAddress),
  MONITORING_SESSION_SAMPLE_RATE: z._default(percentage, 100),
  MONITORING_REPLAY_SAMPLE_RATE: z._default(percentage, 20),
  LOG_LEVEL: z._default(z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
});

/** Everything that can be set from outside, checked. See CONTRACTS "Configuration". */
export type Config = {
  port: number;
  host: string;
  /** The site's own origin as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** CIDR networks of the proxies whose X-Forwarded-For counts. */
  trustedProxies: readonly string[];
  /** Value of Strict-Transport-Security on https; undefined when it is off. */
  strictTransport: string | undefined;
  /** Every limit on what arrives is multiplied by this. */
  rateLimits: number | 'off';
  /** How long a stopping process goes on after `/readyz` has said no. */
  drainSeconds: number;
  /** How long a page tries again for content that fails and was never read. */
  contentWaitSeconds: number;
  /** The supplier's main site; undefined when the embedded one serves it on the same origin. */
  mainSiteUrl: string | undefined;
  /** The supplier's content service; undefined when the embedded one serves `contentDir`. */
  contentUrl: string | undefined;
  contentDir: string;
  dataDir: string;
  /** The supplier's main API by its parts, versioned bases; undefined where the embedded one answers. */
  mainApi: Record<'leads' | 'addresses' | 'customers', string | undefined>;
  /** The supplier's account API, versioned base; undefined when the embedded one answers. */
  accountApiUrl: string | undefined;
  /** With an issuer of the supplier's and no service that knows its customers, its tokens say who they are. */
  detailsFromToken: boolean;
  identity: {
    /** The supplier's OpenID issuer; undefined when the embedded provider signs people in. */
    url: string | undefined;
    clientId: string;
    /** Undefined for a public client. */
    clientSecret: string | undefined;
    /** What is asked of the issuer, with spaces between. */
    scope: string;
    /** The API that access tokens are to be for; undefined where the issuer decides. */
    audience: string | undefined;
    /** SPEC §6: the implicit grant; or the authorization code with PKCE; or no sign-in anywhere. */
    flow: (typeof signInSettings)[number];
  };
  clientId: string;
  applicationId: string;
  databaseUrl: string;
  /** Without `smtpUrl`, mail is written as files to the outbox below `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string };
  crm: { url: string; secret: string } | undefined;
  /** Seals cookies, the newest first; undefined where one may be made and kept in `dataDir`. */
  sessionSecrets: string[] | undefined;
  monitoring: {
    /** Where measurements are sent on to; undefined when the embedded intake keeps them below `dataDir`. */
    intakeUrl: string | undefined;
    applicationId: string;
    clientToken: string;
    site: string;
    /** Percent of the sessions that are measured, and percent of these that are recorded. SPEC §9. */
    sessionSampleRate: number;
    replaySampleRate: number;
  };
  logLevel: (typeof logLevels)[number];
};

/** Variables that are wrong, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration once, at start. An empty variable counts as not set.
 * Throws one ConfigError that names every wrong variable and what it expects.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  const mistakes = [
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
    drainSeconds: data.DRAIN_SECONDS,
    contentWaitSeconds: data.CONTENT_WAIT_SECONDS,
    mainSiteUrl: data.MAIN_SITE_URL,
    contentUrl: data.CONTENT_URL,
    contentDir: data.CONTENT_DIR,
    dataDir: data.DATA_DIR,
    mainApi,
    accountApiUrl: data.ACCOUNT_API_URL,
    detailsFromToken: Boolean(data.IDENTITY_URL && !mainApi.customers && !data.ACCOUNT_API_URL),
    identity: {
      url: data.IDENTITY_URL,
      clientId: data.IDENTITY_CLIENT_ID,
      clientSecret: data.IDENTITY_CLIENT_SECRET,
      scope: data.IDENTITY_SCOPE,
      audience: data.IDENTITY_AUDIENCE,
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
      applicationId: data.MONITORING_APPLICATION_ID ?? madeApplicationId,
      clientToken: data.MONITORING_CLIENT_TOKEN ?? madeClientToken,
      site: data.MONITORING_SITE,
      sessionSampleRate: data.MONITORING_SESSION_SAMPLE_RATE,
      replaySampleRate: data.MONITORING_REPLAY_SAMPLE_RATE,
    },
    logLevel: data.LOG_LEVEL,
  };
}

/** The provider's intake of a site: `us3.datadoghq.com` has `browser-intake-us3-datadoghq.com`. */
function intakeOf(site: string): string {
  const [top = '', ...names] = site.split('.').toReversed();
  return `https://browser-intake-${names.toReversed().join('-')}.${top}`;
}

function describe(mistakes: { name: string; message: string }[]): string {
  const lines = mistakes.map(({ name, message }) => `  ${name}: expected ${message}`);
  return [
    `The configuration can't be used. Mend ${lines.length === 1 ? 'this variable' : 'these variables'}:`,
    ...lines,
  ].join('\n');
}
