import { expect, test } from 'vitest';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { ConfigError, readConfig } from './config.ts';

// CONTRACTS "Configuration".
const defaults = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  trustedProxies: privateNetworks,
  strictTransport: 'max-age=63072000',
  rateLimits: 1,
  drainSeconds: 5,
  offlineHelp: true,
  sharedCache: false,
  compressionDictionaries: true,
  contentWaitSeconds: 30,
  addressWaitSeconds: 8,
  mainSiteUrl: undefined,
  contentUrl: undefined,
  contentDir: 'content',
  dataDir: 'data',
  mainApi: { leads: undefined, addresses: undefined, customers: undefined },
  accountApiUrl: undefined,
  detailsFrom: { customers: 'service', accounts: 'service' },
  identity: {
    url: undefined,
    clientId: 'help-and-support',
    clientSecret: undefined,
    scope: 'openid email profile',
    audience: undefined,
    refreshCalls: 'find-out',
    flow: 'implicit',
  },
  clientId: 'help-and-support',
  applicationId: 'help-and-support',
  databaseUrl: 'file:data/help-and-support.db',
  mail: { smtpUrl: undefined, from: 'help@localhost.localdomain' },
  crm: undefined,
  sessionSecrets: undefined,
  monitoring: {
    intakeUrl: undefined,
    applicationId: '00000000-0000-0000-0000-000000000000',
    clientToken: `pub${'0'.repeat(32)}`,
    site: 'datadoghq.eu',
    sessionSampleRate: 100,
    replaySampleRate: 20,
  },
  logLevel: 'info',
  loggedRequests: 100,
};

const api = 'https://api.example/v1';
const newer = 'n'.repeat(32);
const older = 'o'.repeat(40);

/** The message of a configuration that is refused; fails the test when it is accepted. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (problem) {
    if (problem instanceof ConfigError) return problem.message;
    throw problem;
  }
  throw new Error(`accepted: ${JSON.stringify(env)}`);
}

test('no variable is required (CONTRACTS "Configuration")', () => {
  expect(readConfig({})).toEqual(defaults);
});

test('variables that are not ours are ignored', () => {
  expect(readConfig({ PATH: '/bin', PORTS: 'x', toString: 'y' })).toEqual(defaults);
});

test('an empty variable counts as not set', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'MAIN_SITE_URL', 'CONTENT_URL', 'CONTENT_DIR', 'LOG_LEVEL'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
});

test.each([
  ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
  ['PORT', '1', { port: 1, publicUrl: 'http://localhost:1' }],
  ['PORT', '65535', { port: 65535, publicUrl: 'http://localhost:65535' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::', { host: '::' }],
  ['PUBLIC_URL', 'http://127.0.0.1:8080//', { publicUrl: 'http://127.0.0.1:8080' }],
  ['TRUSTED_PROXIES', '10.1.0.0/16, 192.0.2.7', { trustedProxies: ['10.1.0.0/16', '192.0.2.7'] }],
  ['TRUSTED_PROXIES', 'none', { trustedProxies: [] }],
  ['HSTS', 'off', { strictTransport: undefined }],
  ['HSTS', 'max-age=300; includeSubDomains', { strictTransport: 'max-age=300; includeSubDomains' }],
  ['RATE_LIMITS', 'on', { rateLimits: 1 }],
  ['RATE_LIMITS', 'off', { rateLimits: 'off' }],
  ['RATE_LIMITS', '2.5', { rateLimits: 2.5 }],
  ['DRAIN_SECONDS', '0', { drainSeconds: 0 }],
  ['CONTENT_WAIT_SECONDS', '0', { contentWaitSeconds: 0 }],
  ['ADDRESS_WAIT_SECONDS', '0', { addressWaitSeconds: 0 }],
  ['DATA_DIR', '/srv/data', { dataDir: '/srv/data', databaseUrl: 'file:/srv/data/help-and-support.db' }],
  [
    'DATABASE_URL',
    'postgres://me@db.example:5432/help',
    { databaseUrl: 'postgres://me@db.example:5432/help' },
  ],
  ['API_URL', 'https://api.example/v1/', { mainApi: { leads: api, addresses: api, customers: api } }],
  ['LEADS_API_URL', 'https://api.example/v1/', { mainApi: { ...defaults.mainApi, leads: api } }],
  ['ADDRESSES_API_URL', 'https://api.example/v1', { mainApi: { ...defaults.mainApi, addresses: api } }],
  ['CUSTOMERS_API_URL', 'https://api.example/v1', { mainApi: { ...defaults.mainApi, customers: api } }],
  ['ACCOUNT_API_URL', 'https://accounts.example/v1/', { accountApiUrl: 'https://accounts.example/v1' }],
  [
    'IDENTITY_URL',
    'https://id.example/realms/help/',
    {
      identity: { ...defaults.identity, url: 'https://id.example/realms/help' },
      detailsFrom: { customers: 'token', accounts: 'token' },
    },
  ],
  ['IDENTITY_CLIENT_ID', 'web', { identity: { ...defaults.identity, clientId: 'web' } }],
  ['SIGN_IN_FLOW', 'off', { identity: { ...defaults.identity, flow: 'off' } }],
  ['SIGN_IN_FLOW', 'code', { identity: { ...defaults.identity, flow: 'code' } }],
  ['SIGN_IN_FLOW', 'implicit', {}],
  ['CLIENT_ID', 'web', { clientId: 'web' }],
  ['APPLICATION_ID', 'web', { applicationId: 'web' }],
  ['SESSION_SECRET', `${newer},${older}`, { sessionSecrets: [newer, older] }],
  ['MAIN_SITE_URL', 'http://main.example:8080/', { mainSiteUrl: 'http://main.example:8080' }],
  ['CONTENT_URL', 'https://cms.example/help/v2/', { contentUrl: 'https://cms.example/help/v2' }],
  ['CONTENT_DIR', '/srv/content', { contentDir: '/srv/content' }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['LOG_REQUESTS', '0.5', { loggedRequests: 0.5 }],
])('%s=%s is accepted', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toEqual({ ...defaults, ...expected });
});

const webAddress = 'a web address starting with http:// or https://, without ? or #';
const wholeNumber = 'a whole number from 1 to 65535';
const flow = 'one of implicit, code, off';
const level = 'one of debug, info, warn, error, silent';

test.each([
  ...['0', '65536', '-1', '3000.5', '0x1F', '3e3', ' 3000', '3000 ', 'http', '99999999'].map(
    (value) => ['PORT', value, wholeNumber] as const,
  ),
  ...['PUBLIC_URL', 'MAIN_SITE_URL', 'CONTENT_URL', 'API_URL', 'ACCOUNT_API_URL'].flatMap((name) =>
    [
      'www.larkfield.example',
      '//main.example',
      'ftp://main.example',
      'javascript:alert(1)',
      'http://',
      'https://main.example/?a=b',
      'https://main.example/#top',
      'https://main .example',
      'https://main.example:99999',
    ].map((value) => [name, value, webAddress] as const),
  ),
  ...['Code', 'hybrid', 'none'].map((value) => ['SIGN_IN_FLOW', value, flow] as const),
  ...['INFO', 'trace', 'verbose', '1'].map((value) => ['LOG_LEVEL', value, level] as const),
])('%s=%s is refused, with its name and what it expects', (name, value, expected) => {
  expect(refusal({ [name]: value })).toBe(
    `The configuration can't be used. Correct this variable:\n  ${name}: expected ${expected}`,
  );
});

test.each([
  [{ PUBLIC_URL: 'https://www.larkfield.example' }, 'SESSION_SECRET'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ CRM_WEBHOOK_URL: 'https://crm.example' }, 'CRM_WEBHOOK_SECRET'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ DATABASE_URL: 'mysql://db.example/help' }, 'DATABASE_URL'],
])('%j is refused: %s is wrong or missing', (env, name) => {
  expect(refusal(env)).toContain(`\n  ${name}: expected `);
});

test.each([
  [{ PUBLIC_URL: 'https://www.larkfield.example', SESSION_SECRET: 's'.repeat(32) }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
])('RATE_LIMITS=off is refused with %j: others could reach a site without limits', (reachable) => {
  expect(() => readConfig(reachable)).not.toThrow();
  expect(refusal({ ...reachable, RATE_LIMITS: 'off' })).toBe(
    "The configuration can't be used. Correct this variable:\n  RATE_LIMITS: expected on, or a factor like 4: it can be off only while HOST and PUBLIC_URL are this machine",
  );
});

test('all mistakes are reported in one message, each by its name', () => {
  expect(
    refusal({ PORT: 'eighty', HOST: '0.0.0.0', CONTENT_URL: 'cms', MAIN_SITE_URL: '', LOG_LEVEL: 'loud' }),
  ).toBe(
    [
      "The configuration can't be used. Correct these variables:",
      `  PORT: expected ${wholeNumber}`,
      `  CONTENT_URL: expected ${webAddress}`,
      `  LOG_LEVEL: expected ${level}`,
    ].join('\n'),
  );
});

test('the message never repeats a value, which could be a secret', () => {
  expect(refusal({ CONTENT_URL: 'ftp://editor:hunter2@cms.example' })).not.toContain('hunter2');
});

const ownIssuer = { IDENTITY_URL: 'https://id.example', SIGN_IN_FLOW: 'code' };

test('the settings for an issuer of the supplier’s own are accepted', () => {
  const { identity } = readConfig({
    ...ownIssuer,
    IDENTITY_CLIENT_SECRET: 'p&ss word',
    IDENTITY_SCOPE: 'openid email offline_access https://api.example/read',
    IDENTITY_AUDIENCE: 'https://api.example/',
    IDENTITY_REFRESH_CALLS: 'no',
  });
  expect(identity).toMatchObject({
    clientSecret: 'p&ss word',
    scope: 'openid email offline_access https://api.example/read',
    audience: 'https://api.example/',
    refreshCalls: 'no',
  });
});

test.each([
  ['IDENTITY_SCOPE', 'email profile'],
  ['IDENTITY_SCOPE', 'openid  email'],
  ['IDENTITY_SCOPE', 'openid "email"'],
  ['IDENTITY_AUDIENCE', 'my api'],
  ['IDENTITY_REFRESH_CALLS', 'perhaps'],
])('%s=%s is refused by its name', (name, value) => {
  expect(refusal({ ...ownIssuer, [name]: value })).toContain(`${name}: expected `);
});

test.each([
  ['IDENTITY_CLIENT_SECRET', 'a secret'],
  ['IDENTITY_SCOPE', 'openid'],
  ['IDENTITY_AUDIENCE', 'an-api'],
  ['IDENTITY_REFRESH_CALLS', 'yes'],
])('%s is only for an issuer of the supplier’s own: IDENTITY_URL must name it', (name, value) => {
  expect(refusal({ [name]: value })).toContain(`IDENTITY_URL: expected your OpenID issuer, since ${name} is`);
});

test('refresh tokens need the code flow: offline_access requires SIGN_IN_FLOW=code', () => {
  const asking = { IDENTITY_URL: 'https://id.example', IDENTITY_SCOPE: 'openid offline_access' };
  expect(refusal(asking)).toContain('SIGN_IN_FLOW: expected code, since IDENTITY_SCOPE');
  expect(() => readConfig({ ...asking, SIGN_IN_FLOW: 'code' })).not.toThrow();
});

test('each part of the main API can have its own address, and API_URL is the address of the others', () => {
  const { mainApi } = readConfig({ API_URL: api, ADDRESSES_API_URL: 'https://addresses.example/v2' });
  expect(mainApi).toEqual({ leads: api, addresses: 'https://addresses.example/v2', customers: api });
});
