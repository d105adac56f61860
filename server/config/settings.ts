import * as z from 'zod/mini';
import { refreshCallsSettings, signInSettings, defaultScope } from '#contracts/identity.ts';
import { placesOf } from './back-end-places.ts';
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
} from './rules.ts';
import { optional, secret, usually, type Setting } from './setting.ts';
import { telemetry } from './telemetry-settings.ts';
import { homePath } from '#contracts/area-path.ts';

/** Two years, the length that browsers' preload lists ask for. Subdomains are for the supplier to decide on. */
const defaultStrictTransport = 'max-age=63072000';
/** Longer than any balancer takes to notice; supervisors wait 30 to 90 s before they kill the process. */
const longestDrain = 60;
/** CONTRACTS reading 16: no visitor waits longer for content. */
const longestContentWait = 30;
/** No page waits longer for a look-up that fails. */
const longestAddressWait = 10;

const text = z.string().check(z.minLength(1));

const site = {
  PORT: usually(port, 3000, 'where the site listens'),
  HOST: usually(
    z.string().check(z.minLength(1, 'a host name or address to listen on')),
    '127.0.0.1',
    'the address that it listens on',
  ),
  PUBLIC_URL: optional(
    siteOrigin,
    '`http://localhost:PORT`',
    'the site’s own origin as visitors see it: every request is taken as one to it, whatever a proxy passes on',
  ),
  TRUSTED_PROXIES: optional(
    networks,
    'this machine and private networks',
    'whose `X-Forwarded-For` counts: CIDR networks with commas between them, or `none`',
  ),
  HSTS: usually(
    strictTransport,
    defaultStrictTransport,
    'the value of `Strict-Transport-Security`, or `off`',
    `\`${defaultStrictTransport}\` on https`,
  ),
  RATE_LIMITS: usually(
    rateLimits,
    1,
    '`on`; a factor that widens every limit, like `4`; or `off`, on this machine alone',
    '`on`',
  ),
  ASSETS_DIR: optional(
    folder,
    'none',
    'a folder that all processes share: each puts its scripts and styles there, so that pages of one release work with processes of another',
  ),
  DRAIN_SECONDS: usually(
    seconds(longestDrain),
    5,
    `how long a stopping process still serves after \`/readyz\` has answered 503; 0 to ${longestDrain}`,
  ),
  OFFLINE_HELP: usually(
    z.enum(['on', 'off'], 'on or off'),
    'on',
    '`on`: browsers save emergency help and the last pages read, for when there is no network; `off`: they delete it',
  ),
  SHARED_CACHE: usually(
    z.enum(['on', 'off'], 'on or off'),
    'off',
    '`on`: a cache in front of the site, one of `TRUSTED_PROXIES`, may store pages under two keys that it sends; see docs/how-to/put-it-behind-a-cdn.md',
  ),
  COMPRESSION_DICTIONARIES: usually(
    z.enum(['on', 'off'], 'on or off'),
    'on',
    '`on`: browsers that can get pages, scripts and styles as differences to what they have; `off`: for a CDN that takes `dcz` out of `Accept-Encoding`. Always off with `SHARED_CACHE=on`',
  ),
};

const content = {
  MAIN_SITE_URL: optional(
    webAddress,
    'embedded',
    `your main site: paths outside \`${homePath}\` are redirected there`,
    placesOf.mainSite,
  ),
  CONTENT_URL: optional(webAddress, 'embedded', 'base of your content service', placesOf.content),
  CONTENT_DIR: usually(folder, 'content', 'the folder of the embedded content service'),
  CONTENT_WAIT_SECONDS: usually(
    seconds(longestContentWait),
    30,
    `how long a page retries content that fails and was never read; 0 to ${longestContentWait}`,
  ),
};

const backEnds = {
  API_URL: optional(
    webAddress,
    'embedded',
    'versioned base of your main API, like `https://api.example/v1`',
    placesOf.mainApi,
  ),
  LEADS_API_URL: optional(webAddress, '`API_URL`', 'its leads, where they are at another address'),
  ADDRESSES_API_URL: optional(webAddress, '`API_URL`', 'its addresses'),
  CUSTOMERS_API_URL: optional(webAddress, '`API_URL`', 'its customers'),
  ACCOUNT_API_URL: optional(webAddress, 'embedded', 'versioned base of your account API', placesOf.accounts),
  ADDRESS_WAIT_SECONDS: usually(
    seconds(longestAddressWait),
    8,
    `how long an address look-up that fails is retried; 0 to ${longestAddressWait}`,
  ),
  CLIENT_ID: usually(identifier, 'help-and-support', 'sent with leads as `X-Client-Id`'),
  APPLICATION_ID: usually(identifier, 'help-and-support', 'sent as `X-Application-Id`'),
};

const signIn = {
  SIGN_IN_FLOW: usually(
    z.enum(signInSettings, `one of ${signInSettings.join(', ')}`),
    'implicit',
    '`implicit` grant; `code`: authorization code with PKCE; or `off`: no sign-in anywhere',
  ),
  IDENTITY_URL: optional(
    webAddress,
    'embedded',
    'your OpenID issuer; its discovery document is read below it',
    placesOf.signIn,
  ),
  IDENTITY_CLIENT_ID: usually(identifier, 'help-and-support', 'the site’s client id at the issuer'),
  IDENTITY_CLIENT_SECRET: secret(
    optional(text, 'none', 'its secret there, where it is a confidential client'),
  ),
  IDENTITY_SCOPE: usually(
    scope,
    defaultScope,
    'what is asked of the issuer; with `offline_access` sessions are renewed by refresh tokens',
  ),
  IDENTITY_AUDIENCE: optional(
    audience,
    'none',
    'what your API is called at the issuer, where access tokens are for one API each',
  ),
  IDENTITY_REFRESH_CALLS: usually(
    z.enum(
      refreshCallsSettings,
      'yes if your issuer has POST /session/refresh/identity and /session/refresh/access, no if it has not, or find-out',
    ),
    'find-out',
    'whether your issuer has the two calls of session refresh: `yes`, `no` or `find-out`',
  ),
};

const storage = {
  DATA_DIR: usually(
    folder,
    'data',
    'the folder of the embedded store, the mail outbox, the measurements and the development secret',
  ),
  DATABASE_URL: secret(
    optional(
      database,
      '`help-and-support.db` in `DATA_DIR`',
      '`file:…` for an SQLite file, or `postgres://…`',
    ),
  ),
  SESSION_SECRET: secret(
    optional(
      secrets,
      'made in `DATA_DIR` on this machine, required on any other',
      'seals cookies and signing keys; a list rotates, newest first',
    ),
  ),
};

const mailAndCrm = {
  SMTP_URL: secret(
    optional(mailServer, 'none', 'your mail server; without it mail is written as files', placesOf.mail),
  ),
  MAIL_FROM: optional(mailAddress, 'none', 'the sender of the mail'),
  CRM_WEBHOOK_URL: optional(webAddress, 'none', 'where accepted leads are sent', placesOf.crm),
  CRM_WEBHOOK_SECRET: secret(optional(text, 'none', 'signs what is sent there')),
};

const monitoring = {
  MONITORING_APPLICATION_ID: optional(
    identifier,
    'none',
    'what the monitoring provider gave you; without it the site stores the measurements itself, in `DATA_DIR`',
  ),
  MONITORING_CLIENT_TOKEN: secret(optional(identifier, 'none', 'the same')),
  MONITORING_SITE: usually(providerSite, 'datadoghq.eu', 'the provider’s site: its region'),
  MONITORING_INTAKE_URL: optional(
    webAddress,
    'the intake of `MONITORING_SITE`',
    'an intake of your own; set it alone, and no provider is needed',
    placesOf.monitoring,
  ),
  MONITORING_SESSION_SAMPLE_RATE: usually(
    percentage,
    100,
    'percent of the visits that are measured, among visitors who allow it',
  ),
  MONITORING_REPLAY_SAMPLE_RATE: usually(percentage, 20, 'percent of these that are recorded'),
};

/** Every setting, in the order of the reference. */
export const settingGroups: { title: string; settings: Record<string, Setting<unknown>> }[] = [
  { title: 'The site', settings: site },
  { title: 'Content and main site', settings: content },
  { title: 'Your APIs', settings: backEnds },
  { title: 'Sign-in', settings: signIn },
  { title: 'Storage', settings: storage },
  { title: 'Mail and CRM', settings: mailAndCrm },
  { title: 'Logs, metrics and traces', settings: telemetry },
  { title: 'Monitoring', settings: monitoring },
];

/** The rules of all settings together. */
export const environment = z.object(
  rulesOf({
    ...site,
    ...content,
    ...backEnds,
    ...signIn,
    ...storage,
    ...mailAndCrm,
    ...telemetry,
    ...monitoring,
  }),
);

function rulesOf<Settings extends Record<string, Setting<z.ZodMiniType>>>(settings: Settings) {
  const rules = Object.entries(settings).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(rules) as { [Name in keyof Settings]: Settings[Name]['rule'] };
}
