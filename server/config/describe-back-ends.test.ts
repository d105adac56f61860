import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { describeBackEnds } from './describe-back-ends.ts';

test('with nothing set, npm start prints that everything is embedded, and where its data is', () => {
  expect(describeBackEnds(readConfig({}))).toBe(
    [
      'Help and support is at http://localhost:3000/help-and-support/',
      '  main site:  embedded',
      '  content:    embedded, from the folder content',
      '  search:     embedded, over the help articles',
      '  main API:   embedded, on file:data/help-and-support.db',
      '  accounts:   embedded, with the records of the content',
      '  sign-in:    embedded, with the customers of the content (implicit)',
      '  mail:       written to data/outbox',
      '  CRM:        none',
      '  monitoring: embedded, stored in data/monitoring',
      'Stop with Ctrl+C.',
    ].join('\n'),
  );
});

test('with back ends of the supplier’s own, npm start prints where each one is', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://www.larkfield.example/',
    CONTENT_URL: 'https://cms.example/help',
    CONTENT_DIR: 'unused',
    MAIN_SITE_URL: 'https://main.example',
    IDENTITY_URL: 'https://id.example/help',
    SIGN_IN_FLOW: 'code',
    API_URL: 'https://api.example/v1',
    ACCOUNT_API_URL: 'https://accounts.example/v1',
    SMTP_URL: 'smtp://mail.example:25',
    MAIL_FROM: 'help@main.example',
    CRM_WEBHOOK_URL: 'https://crm.example/leads?key=hunter2',
    CRM_WEBHOOK_SECRET: 'signed',
    SESSION_SECRET: 's'.repeat(32),
    MONITORING_APPLICATION_ID: '6c0a8f9e-0000-4000-8000-000000000001',
    MONITORING_CLIENT_TOKEN: 'pub0123456789abcdef',
  });
  expect(describeBackEnds(config)).toBe(
    [
      'Help and support is at https://www.larkfield.example/help-and-support/',
      '  main site:  https://main.example',
      '  content:    https://cms.example/help',
      '  search:     embedded, over the help articles',
      '  main API:   https://api.example/v1',
      '  accounts:   https://accounts.example/v1',
      '  sign-in:    https://id.example/help (code)',
      '  mail:       by SMTP',
      '  CRM:        leads are sent to a webhook',
      '  monitoring: https://browser-intake-datadoghq.eu',
      'Stop with Ctrl+C.',
    ].join('\n'),
  );
});

test.each([
  ['postgres://help:Pa@ssw0rd@db.internal/help', 'postgres://db.internal/help'],
  ['postgresql://help:hunter2@db.internal:6432/help', 'postgresql://db.internal:6432/help'],
  ['postgres://db.internal/help?user=help&password=hunter2', 'postgres://db.internal/help'],
  ['postgres://help@db.internal/help#hunter2', 'postgres://db.internal/help'],
  ['file:/srv/data/help@home.db', 'file:/srv/data/help@home.db'],
])('of the database %s, npm start prints only where it is', (url, printed) => {
  expect(describeBackEnds(readConfig({ DATABASE_URL: url }))).toContain(
    `  main API:   embedded, on ${printed}\n`,
  );
});

test('a site without sign-in is reported as such', () => {
  expect(describeBackEnds(readConfig({ SIGN_IN_FLOW: 'off' }))).toContain('  sign-in:    off\n');
});

test('with separate addresses for parts of the main API, npm start prints where each one is', () => {
  const printed = describeBackEnds(
    readConfig({ LEADS_API_URL: 'https://leads.example/v1', IDENTITY_URL: 'https://id.example' }),
  );
  expect(printed).toContain(
    [
      '  leads:      https://leads.example/v1',
      '  addresses:  embedded, on file:data/help-and-support.db',
      '  customers:  none: customers’ details are the issuer’s claims',
      '  accounts:   none: customers’ details are the issuer’s claims',
    ].join('\n'),
  );
});

test('an account API that will never be called is reported as such', () => {
  const printed = describeBackEnds(
    readConfig({ ACCOUNT_API_URL: 'https://accounts.example/v1', IDENTITY_URL: 'https://id.example' }),
  );
  expect(printed).toContain('  accounts:   not called without a customers service: ');
});
