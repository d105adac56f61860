import * as z from 'zod/mini';
import { refreshCallsSettings, signInSettings, defaultScope } from '#contracts/identity.ts';
import { placesOf } from './back-end-places.ts';
import {
  audience,
  database,
  defaultPort,
  endpoint,
  folder,
  identifier,
  listenHost,
  mailAddress,
  mailServer,
  networks,
  port,
  rateLimits,
  scope,
  seconds,
  secrets,
  siteOrigin,
  strictTransport,
  webAddress,
} from './rules.ts';
import { optional, secret, usually, type Setting } from './setting.ts';
import { monitoring, telemetry } from './telemetry-settings.ts';
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
  PORT: usually(port, defaultPort, 'the port that the site listens on'),
  HOST: usually(listenHost, '127.0.0.1', 'the address that it listens on'),
  PUBLIC_URL: optional(
    siteOrigin,
    '`http://localhost:PORT`',
    'the site’s own origin as visitors see it, used for every request, whatever `Host` header a proxy sends',
  ),
  TRUSTED_PROXIES: optional(
    networks,
    'this machine and private networks',
    'the proxies whose `X-Forwarded-For` is trusted: CIDR networks separated by commas, or `none`',
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
    '`on`; a factor that multiplies every limit, like `4`; or `off`, which is allowed on this machine only',
    '`on`',
  ),
  ASSETS_DIR: optional(
    folder,
    'none',
    'a folder that all processes share: each copies its scripts and styles there, so that pages of one release work with processes of another',
  ),
  DRAIN_SECONDS: usually(
    seconds(longestDrain),
    5,
    `how many seconds a stopping process still serves requests after \`/readyz\` has answered 503; 0 to ${longestDrain}`,
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
    '`on`: browsers that support it get pages, scripts and styles compressed with what they already have; `off`: for a CDN that removes `dcz` from `Accept-Encoding`. Always off with `SHARED_CACHE=on`',
  ),
};

const content = {
  MAIN_SITE_URL: optional(
    webAddress,
    'embedded',
    `your main site: paths outside \`${homePath}\` are redirected there`,
    placesOf.mainSite,
  ),
  CONTENT_URL: optional(webAddress, 'embedded', 'base URL of your content service', placesOf.content),
  CONTENT_DIR: usually(folder, 'content', 'the folder of the embedded content service'),
  CONTENT_WAIT_SECONDS: usually(
    seconds(longestContentWait),
    30,
    `how many seconds a page retries content that fails and has never been read; 0 to ${longestContentWait}`,
  ),
};

const backEnds = {
  API_URL: optional(
    webAddress,
    'embedded',
    'versioned base URL of your main API, like `https://api.example/v1`',
    placesOf.mainApi,
  ),
  LEADS_API_URL: optional(
    webAddress,
    '`API_URL`',
    'the same of your leads API, if it is not part of the main API',
  ),
  ADDRESSES_API_URL: optional(webAddress, '`API_URL`', 'the same of your address service'),
  CUSTOMERS_API_URL: optional(webAddress, '`API_URL`', 'the same of your customers service'),
  ACCOUNT_API_URL: optional(
    webAddress,
    'embedded',
    'versioned base URL of your account API',
    placesOf.accounts,
  ),
  ADDRESS_WAIT_SECONDS: usually(
    seconds(longestAddressWait),
    8,
    `how many seconds a failing address look-up is retried; 0 to ${longestAddressWait}`,
  ),
  CLIENT_ID: usually(identifier, 'help-and-support', 'sent with leads as `X-Client-Id`'),
  APPLICATION_ID: usually(identifier, 'help-and-support', 'sent as `X-Application-Id`'),
};

const signIn = {
  SIGN_IN_FLOW: usually(
    z.enum(signInSettings, `one of ${signInSettings.join(', ')}`),
    'implicit',
    '`implicit`: the implicit grant; `code`: authorization code with PKCE; `off`: no sign-in at all',
  ),
  IDENTITY_URL: optional(
    webAddress,
    'embedded',
    'your OpenID issuer; its discovery document is read below it',
    placesOf.signIn,
  ),
  IDENTITY_CLIENT_ID: usually(identifier, 'help-and-support', 'the site’s client id at the issuer'),
  IDENTITY_CLIENT_SECRET: secret(
    optional(text, 'none', 'the site’s client secret, if it is a confidential client'),
  ),
  IDENTITY_SCOPE: usually(
    scope,
    defaultScope,
    'the scope requested from the issuer; with `offline_access`, sessions are renewed by refresh tokens',
  ),
  IDENTITY_AUDIENCE: optional(
    audience,
    'none',
    'your API’s name at the issuer, if each access token is for one API',
  ),
  IDENTITY_REFRESH_CALLS: usually(
    z.enum(
      refreshCallsSettings,
      'yes if your issuer has POST /session/refresh/identity and /session/refresh/access, no if it has not, or find-out',
    ),
    'find-out',
    'whether your issuer has the two session refresh calls: `yes`, `no` or `find-out`',
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
      'generated in `DATA_DIR` on this machine, required on any other',
      'seals cookies and signing keys; to rotate it, a list, newest first',
    ),
  ),
};

const mailAndCrm = {
  SMTP_URL: secret(
    optional(mailServer, 'none', 'your mail server; without it, mail is written to files', placesOf.mail),
  ),
  MAIL_FROM: optional(
    mailAddress,
    'none',
    'the sender’s e-mail address; goes with `SMTP_URL`: set both or neither',
  ),
  CRM_WEBHOOK_URL: secret(
    optional(
      endpoint,
      'none',
      'where accepted leads are sent: the whole address, used exactly as it is written; its query may contain a key',
      placesOf.crm,
    ),
  ),
  CRM_WEBHOOK_SECRET: secret(
    optional(
      text,
      'none',
      'signs the leads that are sent there; goes with `CRM_WEBHOOK_URL`: set both or neither',
    ),
  ),
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
