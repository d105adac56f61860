import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { ask, openCommandOn, type CommandOptions } from './leads-command.fixture.ts';

const execute = promisify(execFile);

describe.each(await engines())('the leads command on $name', longTimeout, (engine) => {
  const openCommand = (options?: CommandOptions) => openCommandOn(engine, options);

  async function killJob({ store, clock }: Awaited<ReturnType<typeof openCommand>>) {
    const [job] = await store.claim('confirmation-email', { limit: 1, at: clock.now(), leaseMs: 1 });
    if (job) await store.recordResult(job, { state: 'dead', code: 'smtp-550' });
  }

  test('list shows the newest leads first, the state of their jobs, and no names', async () => {
    const command = await openCommand();
    const first = await command.postAndRead();
    await killJob(command);
    command.clock.pass(1_000);
    const second = await command.postAndRead(makeLead({ email: null }));
    const { code, printed } = await command.run('list');
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      `${second.attributes?.reference}  2026-11-21T09:30:01.000Z  complaint              crm-hand-over pending (0 tries, due 2026-11-21T09:30:01.000Z)`,
      `${first.attributes?.reference}  2026-11-21T09:30:00.000Z  complaint              confirmation-email dead (1 try, last error smtp-550), crm-hand-over pending (0 tries, due 2026-11-21T09:30:00.000Z)`,
      '2 leads; jobs: 2 pending, 0 done, 1 dead, 0 skipped',
      '',
    ]);
    expect((await command.run('list', '--limit', '1')).printed.split('\n')).toHaveLength(3);
    const { printed: dead } = await command.run('list', '--dead');
    expect(dead).toContain(first.attributes?.reference);
    expect(dead).not.toContain(second.attributes?.reference);
  });

  test('an e-mail over the limit of its address is shown as such, and counted', async () => {
    const { run, postAndRead } = await openCommand({ emailsADay: 1 });
    await postAndRead();
    const { attributes } = await postAndRead();
    expect((await run('show', attributes?.reference ?? '')).printed).toContain(
      'confirmation-email      skipped (not-sent-too-many)\n',
    );
    expect((await run('list')).printed).toContain('2 leads; jobs: 3 pending, 0 done, 0 dead, 1 skipped\n');
    expect((await run('retry-dead')).printed).toBe('0 dead jobs are due again.\n');
  });

  test('show prints a whole lead by its reference, however it is typed', async () => {
    const { run, postAndRead } = await openCommand();
    const { id, attributes } = await postAndRead(
      makeLead({ query: 'one\ntwo \u001b[2J\nreference \u202e1' }),
    );
    const reference = attributes?.reference ?? '';
    const { code, printed } = await run('show', reference.toLowerCase().replaceAll('-', ''));
    expect(code).toBe(0);
    for (const words of [
      reference,
      id,
      'Robin',
      'robin@example.com',
      '07700900982',
      'address                 Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ\n',
      'address-id              address-1\n',
      `one\n${' '.repeat(24)}two \u{fffd}[2J\n${' '.repeat(24)}reference \u{fffd}1`,
      'confirmation-email      pending',
    ]) {
      expect(printed).toContain(words);
    }
  });

  test('an unknown reference and an invalid one get different answers', async () => {
    const { run } = await openCommand();
    expect(await run('show', '0000-0000-000')).toEqual({
      code: 1,
      printed: '',
      complained: 'There is no lead 0000-0000-000.\n',
    });
    const typo = await run('show', '0000-0000-001');
    expect([typo.code, typo.complained.split('\n')[0]]).toEqual([
      2,
      '‘0000-0000-001’ isn’t a reference: check it for a wrong or swapped character.',
    ]);
  });

  test('commands that only read work on a read-only replica', async () => {
    const { postAndRead, database } = await openCommand();
    if (database.engine === 'sqlite') return;
    const { attributes } = await postAndRead();
    const reference = attributes?.reference ?? '';
    const replica = `${database.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    for (const words of [
      ['list'],
      ['show', reference],
      ['find', '--email', 'robin@example.com'],
      ['export', '--since', '2026-11-01', '--format', 'csv'],
    ])
      expect(await ask(words, replica)).toMatchObject({
        code: 0,
        printed: expect.stringContaining(reference),
      });
    expect(await ask(['retry-dead'], replica)).toMatchObject({ code: 3 });
  });

  test('partition divides the leads by month where the engine can', async () => {
    const { run, postAndRead, database } = await openCommand();
    const { attributes } = await postAndRead();
    const outcome = await run('partition');
    if (database.engine === 'sqlite')
      return expect(outcome).toMatchObject({ code: 2, complained: expect.stringContaining('SQLite has no') });
    expect(outcome).toMatchObject({ code: 0, printed: expect.stringContaining('divided by month now') });
    expect(await run('partition')).toMatchObject({ printed: expect.stringContaining('by month already') });
    expect((await run('list')).printed).toContain(attributes?.reference);
  });

  test('retry-dead makes dead jobs due again', async () => {
    const command = await openCommand();
    await command.postAndRead();
    await killJob(command);
    expect(await command.run('retry-dead')).toMatchObject({ code: 0, printed: '1 dead job is due again.\n' });
    expect(await command.run('retry-dead')).toMatchObject({
      code: 0,
      printed: '0 dead jobs are due again.\n',
    });
    expect(await command.store.totals()).toMatchObject({ pending: 2, dead: 0 });
  });

  test('an export has every lead since a day once, oldest first, over many pages', async () => {
    const { run, store, clock } = await openCommand();
    const accept = (query: string) => store.accept(makeLead({ query }), { clientId: 'a', at: clock.now() });
    await accept('too early');
    clock.pass(24 * 60 * 60 * 1000);
    const texts = Array.from({ length: 1_203 }, (_, nth) => `text ${nth}`);
    await Promise.all(texts.map((text) => accept(text)));
    const { code, printed } = await run('export', '--since', '2026-11-22', '--format', 'json');
    expect(code).toBe(0);
    const leads = JSON.parse(printed) as { id: string; lead: { attributes: { query: string } } }[];
    expect(leads.map(({ lead }) => lead.attributes.query).toSorted()).toEqual(texts.toSorted());
    const csv = await run('export', '--since', '2026-11-22', '--format', 'csv');
    expect(parse<{ query: string }>(csv.printed, { columns: true })).toHaveLength(texts.length);
    const all = await run('export', '--since', '1900-01-01', '--format', 'csv');
    expect(parse<{ query: string }>(all.printed, { columns: true })).toHaveLength(texts.length + 1);
  });

  test('a CSV preserves every character, and no cell can run as a formula', async () => {
    const { run, postAndRead } = await openCommand();
    const query = '=HYPERLINK("https://evil.example")\r\nO’Brien, "£250"\n';
    const { attributes } = await postAndRead(
      makeLead({ title: 'Dr', query, surname: '@SUM(1)', 'first-name': '-Robin', email: '+a@example.com' }),
    );
    const { printed } = await run('export', '--since', '2026-11-01', '--format', 'csv');
    // Excel on Windows reads a file without this mark in the code page of the machine.
    expect(printed.startsWith('\ufeffreference,')).toBe(true);
    const [row] = parse<Record<string, string>>(printed, { columns: true, bom: true });
    expect(row).toMatchObject({
      reference: attributes?.reference,
      title: 'Dr',
      query: `'${query}`,
      surname: "'@SUM(1)",
      'first-name': "'-Robin",
      email: "'+a@example.com",
      'vulnerability-consent': 'false',
      address: 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ',
      'address-id': 'address-1',
      'confirmation-email': 'pending',
    });
  });

  test('an empty export is still a valid document', async () => {
    const { run } = await openCommand();
    expect(JSON.parse((await run('export', '--since', '2026-11-21', '--format', 'json')).printed)).toEqual(
      [],
    );
    expect((await run('export', '--since', '2026-11-21T00:00Z', '--format', 'csv')).printed).toMatch(
      /^\ufeffreference,[^\n]*\r\n$/,
    );
  });
});

test('a missing database is named, and not created', async () => {
  expect(await ask(['list'], 'file:/nowhere/at/all.db')).toEqual({
    code: 3,
    printed: '',
    complained:
      'The leads can’t be read: there is no site’s database at file:/nowhere/at/all.db yet: start the site once.\n',
  });
  const { code, complained } = await ask(['list'], 'postgres://root@127.0.0.1:1/nothing');
  expect(code).toBe(3);
  expect(complained).toMatch(/^The leads can’t be read: .+\n$/);
});

test('the command runs from a shell', longTimeout, async () => {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no engine');
  const { database, postAndRead } = await openLeads(sqlite);
  const { attributes } = await postAndRead();
  const script = new URL('../leads.ts', import.meta.url).pathname;
  const { stdout } = await execute(process.execPath, [script, 'list'], {
    env: { DATABASE_URL: database.url },
  });
  expect(stdout).toContain(attributes?.reference);
  await expect(execute(process.execPath, [script, 'lost'])).rejects.toMatchObject({ code: 2 });
});
