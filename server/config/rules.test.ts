import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = 's'.repeat(32);
/** The other variables that these need, so that only the one under test can be wrong. */
const companions = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'help@larkfield.example',
  CRM_WEBHOOK_URL: 'https://crm.example',
  CRM_WEBHOOK_SECRET: 'signs',
  SESSION_SECRET: secret,
};

function mistakeIn(env: Record<string, string>): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (problem) {
    return problem instanceof Error ? problem.message.split('\n').slice(1).join('\n') : String(problem);
  }
}

// CONTRACTS "Configuration".
const database = 'file:PATH for SQLite, or postgres://USER@HOST:PORT/DATABASE';
const mailServer = 'smtp://HOST:PORT or smtps://HOST:PORT';
const mailAddress = 'an e-mail address, like help@example.com';
const identifier = 'letters, digits, dots, hyphens and underscores';
const secrets = 'one or more secrets of at least 32 characters, separated by commas, the newest first';
const siteOrigin = 'a web address without a path, like https://www.example.com';
const webAddress = 'a web address starting with http:// or https://, without ? or #';
const endpoint = 'a web address starting with http:// or https://, without #';
const listenHost = 'a host name or address to listen on, without brackets or spaces';
const folder = 'the path of a folder, not of a file';
const headers = 'headers like name=value, separated by commas, with values percent-encoded';
const withoutUser = 'a web address without a user name or password';
const webAddresses = [
  'PUBLIC_URL',
  'MAIN_SITE_URL',
  'CONTENT_URL',
  'API_URL',
  'LEADS_API_URL',
  'ADDRESSES_API_URL',
  'CUSTOMERS_API_URL',
  'ACCOUNT_API_URL',
  'IDENTITY_URL',
  'MONITORING_INTAKE_URL',
  'CRM_WEBHOOK_URL',
];

test.each([
  ['DATABASE_URL', 'file:data/help-and-support.db'],
  ['DATABASE_URL', 'file:/srv/data/leads.db'],
  ['DATABASE_URL', 'postgresql://me:word@db.example/help?sslmode=require'],
  ['SMTP_URL', 'smtp://mail.example:25'],
  ['SMTP_URL', 'smtps://me:word@mail.example'],
  ['MAIL_FROM', 'help+support@mail.larkfield.example'],
  ['CLIENT_ID', 'Help_and-support.2'],
  ['APPLICATION_ID', 'x'.repeat(100)],
  ['SESSION_SECRET', secret],
  ['SESSION_SECRET', `${secret}, ${secret}`],
  ['CRM_WEBHOOK_URL', 'https://crm.example/hooks/leads'],
  ['PUBLIC_URL', 'https://www.larkfield.example'],
])('%s=%s is accepted', (name, value) => {
  expect(mistakeIn({ ...companions, [name]: value })).toBeUndefined();
});

test.each([
  ...[
    'data/help.db',
    'file:',
    'mysql://db.example/help',
    'postgres:',
    'postgres://',
    'postgres://me@db.example:99999/help',
  ].map((value) => ['DATABASE_URL', value, database] as const),
  ['PUBLIC_URL', 'https://www.larkfield.example/help', siteOrigin] as const,
  ...['mail.example', 'smtp:', 'http://mail.example', 'smtp://mail example'].map(
    (value) => ['SMTP_URL', value, mailServer] as const,
  ),
  ...[
    'help',
    '@larkfield.example',
    'Help <help@larkfield.example>',
    'a@b.example,c@d.example',
    'a@b\nBcc: c@d',
  ].map((value) => ['MAIL_FROM', value, mailAddress] as const),
  ...['CLIENT_ID', 'APPLICATION_ID', 'IDENTITY_CLIENT_ID'].flatMap((name) =>
    ['help and support', 'x\r\nx-other: 1', 'é', 'x'.repeat(101)].map(
      (value) => [name, value, identifier] as const,
    ),
  ),
  ...['short', 's'.repeat(31), `${secret},`, `${secret},short`, ' '.repeat(32)].map(
    (value) => ['SESSION_SECRET', value, secrets] as const,
  ),
  ...[
    'crm.example',
    'ftp://crm.example',
    'https://',
    'https://crm.example/leads#new',
    'https://crm .example',
  ].map((value) => ['CRM_WEBHOOK_URL', value, endpoint] as const),
  ...webAddresses.flatMap((name) =>
    ['https://help:hunter2@help.example', 'https://help@help.example', 'https://:hunter2@help.example'].map(
      (value) => [name, value, withoutUser] as const,
    ),
  ),
  ['API_URL', 'api.example/v1', webAddress] as const,
  ...['HOST', 'METRICS_HOST'].flatMap((name) =>
    ['[::1]', ' 127.0.0.1', '127.0.0.1 '].map((value) => [name, value, listenHost] as const),
  ),
  ...['CONTENT_DIR', 'DATA_DIR', 'ASSETS_DIR'].map((name) => [name, 'package.json', folder] as const),
  ...['authorization=%E0%A4', 'authorization=%', 'authorization'].map(
    (value) => ['OTEL_EXPORTER_OTLP_HEADERS', value, headers] as const,
  ),
  ['IDENTITY_URL', 'https://id.example/?realm=help', webAddress] as const,
])('%s=%j is refused, with its name and what it expects', (name, value, expected) => {
  expect(mistakeIn({ ...companions, [name]: value })).toBe(`  ${name}: expected ${expected}`);
});

test('the collector may have a user name and a password in its address', () => {
  const url = 'https://help:hunter2@collector.example';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url }).traces?.endpoint).toBe(url);
});

test.each([
  'https://crm.example/hooks/leads',
  'https://crm.example/hooks/leads//',
  'https://crm.example/hooks?key=a/b&source=help/',
  'https://crm.example',
])('leads are posted to the webhook’s address exactly as it is written: %s', (url) => {
  expect(readConfig({ ...companions, CRM_WEBHOOK_URL: url }).crm?.url).toBe(url);
});

test('spaces around the secrets of a list are not part of them', () => {
  const older = 'o'.repeat(40);
  expect(readConfig({ SESSION_SECRET: ` ${secret} , ${older} ` }).sessionSecrets).toEqual([secret, older]);
});

test.each([
  ['SESSION_SECRET', { PUBLIC_URL: 'https://www.larkfield.example' }, 'a secret of at least 32 characters'],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }, 'the sender’s e-mail address'],
  ['SMTP_URL', { MAIL_FROM: 'help@larkfield.example' }, 'your mail server, since MAIL_FROM is set'],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.example' }, 'the secret that signs'],
  [
    'CRM_WEBHOOK_URL',
    { CRM_WEBHOOK_SECRET: 'signs' },
    'the address that leads are sent to, since CRM_WEBHOOK_SECRET',
  ],
])('%s is required with %j', (name, env, expected) => {
  const { [name as keyof typeof companions]: _missing, ...others } = companions;
  for (const absent of [{}, { [name]: '' }]) {
    expect(mistakeIn({ ...others, ...env, ...absent })).toMatch(
      new RegExp(`^  ${name}: expected ${expected}`),
    );
  }
  expect(mistakeIn({ ...companions, ...env })).toBeUndefined();
});

test.each(['LEADS_API_URL', 'API_URL'])(
  'with %s another process has the leads, so a sender or a signing secret that is shared with it does no harm',
  (name) => {
    const shared = { MAIL_FROM: 'help@larkfield.example', CRM_WEBHOOK_SECRET: 'signs' };
    expect(mistakeIn({ ...shared, [name]: 'http://services:3000/v1' })).toBeUndefined();
    expect(mistakeIn(shared)).toMatch(/SMTP_URL: .+\n {2}CRM_WEBHOOK_URL: /);
  },
);

test.each(['http://localhost', 'http://localhost:8080', 'http://127.0.0.1:3210', 'http://127.0.0.1/'])(
  'on %s, which is this machine, the product generates its own secret',
  (address) => {
    expect(mistakeIn({ PUBLIC_URL: address })).toBeUndefined();
  },
);

test.each(['http://localhost.larkfield.example', 'http://127.0.0.1.larkfield.example', 'http://10.0.0.1'])(
  '%s is not this machine',
  (address) => {
    expect(mistakeIn({ PUBLIC_URL: address })).toContain('SESSION_SECRET');
  },
);

test.each([
  [{ METRICS_PORT: '3000' }, true],
  [{ METRICS_PORT: '8080', PORT: '8080' }, true],
  [{ METRICS_PORT: '3000', PORT: '8080' }, false],
])('metrics with %j need a port of their own: %s', (env, isRefused) => {
  const expected = '  METRICS_PORT: expected a port other than PORT';
  expect(mistakeIn(env)).toBe(isRefused ? expected : undefined);
});

test('no message repeats a secret', () => {
  const words = {
    SESSION_SECRET: 'hunter2',
    SMTP_URL: 'mail://me:hunter2@x',
    DATABASE_URL: 'mysql://me:hunter2@x',
    CRM_WEBHOOK_URL: 'https://me:hunter2@crm.example/leads?key=hunter2',
    API_URL: 'https://me:hunter2@api.example',
  };
  expect(mistakeIn(words)).not.toContain('hunter2');
});
