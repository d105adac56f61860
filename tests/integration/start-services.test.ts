import { expect, test } from 'vitest';
import { longTimeout } from '#tests/support/engines.ts';
import { startServices } from '#tests/support/start-services.ts';

const delivered = {
  SMTP_URL: 'smtp://help:hunter2@127.0.0.1:1',
  MAIL_FROM: 'help@example.com',
  CRM_WEBHOOK_URL: 'http://127.0.0.1:1/leads?key=hunter2',
  CRM_WEBHOOK_SECRET: 'hunter2 signs the leads',
};

test.each([
  ['to the servers that are set', delivered, ['by SMTP', 'leads are sent to a webhook']],
  ['to files and nowhere, when none is', {}, ['written to data/outbox', 'none']],
])('the back ends alone print where mail and leads go: %s', longTimeout, async (_where, env, [mail, crm]) => {
  const services = await startServices({ DATABASE_URL: 'file::memory:', ...env });
  await services.stop();
  expect(services.output()).toContain(`\n  mail:       ${mail}\n  CRM:        ${crm}\nStop with Ctrl+C.\n`);
  expect(services.output()).not.toContain('hunter2');
});
