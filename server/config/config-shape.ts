import type { refreshCallsSettings, signInSettings } from '#contracts/identity.ts';
import type { logLevels } from '#platform/logger/logger.ts';

/** All settings, validated. See CONTRACTS "Configuration". */
export type Config = {
  port: number;
  host: string;
  /** The site's own origin as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** CIDR networks of the proxies whose X-Forwarded-For counts. */
  trustedProxies: readonly string[];
  /** Value of Strict-Transport-Security on https; undefined when it is off. */
  strictTransport: string | undefined;
  /** Every limit on incoming requests is multiplied by this. */
  rateLimits: number | 'off';
  /** Where metrics are read; undefined when nothing is counted. */
  metrics: { port: number; host: string } | undefined;
  /** Where traces are sent, and what share of them; undefined when nothing is recorded. */
  traces: { endpoint: string; headers: Record<string, string>; service: string; share: number } | undefined;
  /** The folder in which processes share their releases' files; undefined when each process has only its own. */
  assetsDir: string | undefined;
  /** How long a stopping process keeps answering after `/readyz` has failed. */
  drainSeconds: number;
  /** Whether browsers save help for when there is no network. */
  offlineHelp: boolean;
  /** Whether a cache in front of the site may store pages. */
  sharedCache: boolean;
  /** Whether responses may be compressed with dictionaries that the browser has. */
  compressionDictionaries: boolean;
  /** How long a page retries content that fails and has never been read. */
  contentWaitSeconds: number;
  /** How long a failing address look-up is retried. */
  addressWaitSeconds: number;
  /** The supplier's main site; undefined when the embedded one serves it on the same origin. */
  mainSiteUrl: string | undefined;
  /** The supplier's content service; undefined when the embedded one serves `contentDir`. */
  contentUrl: string | undefined;
  contentDir: string;
  dataDir: string;
  /** Versioned base URLs of the parts of the supplier's main API; undefined where the embedded one answers. */
  mainApi: Record<'leads' | 'addresses' | 'customers', string | undefined>;
  /** Versioned base URL of the supplier's account API; undefined when the embedded one answers. */
  accountApiUrl: string | undefined;
  /**
   * The source of customer details, for customers with and without accounts on the newer platform. With an issuer of
   * the supplier's own and no such service, the tokens are the source: the embedded service knows only the embedded
   * provider's customers.
   */
  detailsFrom: Record<'accounts' | 'customers', 'service' | 'token'>;
  identity: {
    /** The supplier's OpenID issuer; undefined when the embedded provider signs people in. */
    url: string | undefined;
    clientId: string;
    /** Undefined for a public client. */
    clientSecret: string | undefined;
    /** The scopes requested from the issuer, separated by spaces. */
    scope: string;
    /** The API that access tokens are meant for; undefined where the issuer decides. */
    audience: string | undefined;
    /** Whether the issuer supports the two calls of session refresh. */
    refreshCalls: (typeof refreshCallsSettings)[number];
    /** SPEC §6: the implicit grant; or the authorization code with PKCE; or no sign-in at all. */
    flow: (typeof signInSettings)[number];
  };
  clientId: string;
  applicationId: string;
  databaseUrl: string;
  /** Without `smtpUrl`, mail is written as files to the outbox below `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string };
  /** The whole address of the webhook, whose query may contain a key, and the secret that signs leads. */
  crm: { url: string; secret: string } | undefined;
  /** Seals cookies; the newest comes first. Undefined where the site may generate one and store it in `dataDir`. */
  sessionSecrets: string[] | undefined;
  monitoring: {
    /** Where measurements are forwarded to; undefined when the embedded intake stores them below `dataDir`. */
    intakeUrl: string | undefined;
    applicationId: string;
    clientToken: string;
    site: string;
    /** The percentage of sessions that are measured, and the percentage of these that are recorded. SPEC §9. */
    sessionSampleRate: number;
    replaySampleRate: number;
  };
  logLevel: (typeof logLevels)[number];
  /** The percentage of usual requests that are logged. */
  loggedRequests: number;
};
