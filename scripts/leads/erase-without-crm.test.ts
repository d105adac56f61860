import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { ask, everything, finishJobs, openCommandOn } from './leads-command.fixture.ts';

const execute = promisify(execFile);
const script = new URL('../leads.ts', import.meta.url).pathname;
const day = 24 * 60 * 60 * 1_000;
const neverDelivered = (leads: number) =>
  `Never delivered to a CRM, since CRM_WEBHOOK_URL is not set here: ${leads}.\n`;

describe.each(await engines())('erasure without a CRM on $name', longTimeout, (engine) => {
  const open = () => openCommandOn(engine, { hasCrm: false });

  async function openWithLeads() {
    const command = await open();
    await command.postAndRead(makeLead({ query: 'first of the old', email: null }));
    await command.postAndRead(makeLead({ query: 'second of the old', email: null }));
    command.clock.pass(400 * day);
    await command.postAndRead(makeLead({ query: 'new', email: null }));
    return command;
  }

  test('retention: leads are erased although they never reached a CRM, and the preview says how many there are', async () => {
    const command = await openWithLeads();
    const preview = await command.run('erase', '--before', '2027-01-01');
    expect(preview).toMatchObject({ code: 0, printed: expect.stringMatching(/^2 leads would be erased:/) });
    expect(preview.printed).toContain(neverDelivered(2));
    expect(preview.printed).toMatch(/\nIf your site has a CRM, .+\nNothing was erased\. Add --yes\.\n$/);
    expect(preview.printed).not.toContain('stay:');
    expect(await everything(command)).toContain('first of the old');

    const { code, printed } = await command.run('erase', '--before', '2027-01-01', '--yes');
    expect([code, printed.split('\n')[0]]).toEqual([0, '2 leads erased:']);
    expect(printed).toContain(neverDelivered(2));
    expect(printed).toContain('2 jobs that were not done');
    const left = await everything(command);
    expect(left).not.toContain('of the old');
    expect(left).toContain('new');
  });

  test('a CRM that is connected later gets the remaining leads, and no erased one', async () => {
    const command = await openWithLeads();
    await command.run('erase', '--before', '2027-01-01', '--yes');
    const jobs = await command.store.claim('crm-hand-over', {
      limit: 9,
      at: command.clock.now(),
      leaseMs: 1,
    });
    expect(jobs.map(({ lead }) => lead.document.data.attributes.query)).toEqual(['new']);
  });

  test('retention: a lead stays while its e-mail is pending or a job of it is dead', async () => {
    const command = await open();
    await command.postAndRead(makeLead({ query: 'refused by the CRM that was', email: null }));
    const [job] = await command.store.claim('crm-hand-over', {
      limit: 1,
      at: command.clock.now(),
      leaseMs: 1,
    });
    if (job) await command.store.recordResult(job, { state: 'dead', code: 'crm-500' });
    await command.postAndRead(makeLead({ query: 'not yet confirmed' }));
    command.clock.pass(400 * day);
    const refused = await command.run('erase', '--before', '2028-01-01', '--yes');
    expect(refused).toMatchObject({
      code: 1,
      complained: expect.stringContaining('Older leads with a job that is not done stay: 2.'),
    });
    await command.run('retry-dead');
    const { printed } = await command.run('erase', '--before', '2028-01-01', '--yes');
    expect(printed).toContain(neverDelivered(1));
    expect(await everything(command)).toContain('not yet confirmed');
  });

  test('erasing one lead by its reference mentions a pending CRM job only if no CRM is configured', async () => {
    const command = await open();
    const reference = (await command.postAndRead()).attributes?.reference ?? '';
    const words = ['erase', reference];
    expect((await command.run(...words)).printed).toContain(neverDelivered(1));
    expect((await ask(words, command.database.url)).printed).not.toContain('CRM_WEBHOOK_URL');
    await finishJobs(command);
    expect((await command.run(...words)).printed).not.toContain('CRM_WEBHOOK_URL');
  });
});

test(
  'from a shell, CRM_WEBHOOK_URL alone decides whether a CRM job blocks erasure',
  longTimeout,
  async () => {
    const [sqlite] = await engines();
    if (!sqlite) throw new Error('There is no SQLite to test with');
    const { database, postAndRead } = await openCommandOn(sqlite);
    await postAndRead(makeLead({ email: null }));
    const erase = (env: Record<string, string>) =>
      execute(process.execPath, [script, 'erase', '--before', '2027-01-01'], {
        env: { DATABASE_URL: database.url, ...env },
      });
    await expect(
      erase({ CRM_WEBHOOK_URL: 'https://crm.example', CRM_WEBHOOK_SECRET: 'signs' }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('stay: 1.') });
    expect((await erase({})).stdout).toMatch(/^1 lead would be erased:/);
  },
);
