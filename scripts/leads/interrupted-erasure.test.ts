import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/open-database.ts';
import { createAddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { engines, longTimeout, type TestDatabase, type TestEngine } from '#tests/support/engines.ts';
import { eraseLeads } from './erase-leads.ts';
import { everything, openWithTyped } from './leads-command.fixture.ts';

const words = ['erase', '--email', 'robin@example.com', '--yes'];

/** A lead with a typed address and a confirmation that is a file. */
async function openWithEmailFile(engine: TestEngine) {
  const command = await openWithTyped(engine);
  const emailFile = join(command.outboxDir, `lead-${command.id}-confirmation@example.com.eml`);
  return { ...command, emailFile };
}

/** Makes the database refuse a kind of statement on a table, until the returned function is called. */
async function refuse<Schema>({ engine, queries }: TestDatabase<Schema>, statement: string, table: string) {
  const run = (text: string) => sql.raw(text).execute(queries);
  if (engine === 'sqlite')
    await run(
      `create trigger interruption before ${statement} on ${table} begin select raise(abort, 'interrupted'); end`,
    );
  else {
    await run(
      `create function interrupt() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$`,
    );
    await run(
      `create trigger interruption before ${statement} on ${table} for each row execute function interrupt()`,
    );
  }
  return () => run(`drop trigger interruption${engine === 'sqlite' ? '' : ` on ${table}`}`);
}

describe.each(await engines())('an erasure on $name', longTimeout, (engine) => {
  test.each([
    ['typed addresses', 'delete', 'manual_addresses'],
    ['leads', 'update', 'leads'],
    ['leads’ jobs', 'update', 'lead_outbox'],
  ])('that was interrupted before the %s is finished by the same command', async (_, statement, table) => {
    const command = await openWithEmailFile(engine);
    writeFileSync(command.emailFile, 'Dear Robin, of Typed Lane');
    const allow = await refuse(command.database, statement, table);
    expect(await command.run(...words)).toMatchObject({
      code: 3,
      complained: expect.stringContaining('interrupted'),
    });
    await allow();

    expect(await command.run(...words)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^1 lead erased:/),
    });
    expect(await everything(command)).not.toMatch(/robin|only-in-the-file/i);
    expect(await command.findTyped()).toBeUndefined();
    expect(readdirSync(command.outboxDir)).toEqual([]);
  });

  test('that can’t delete an e-mail leaves the lead, and is finished by the same command', async () => {
    const command = await openWithEmailFile(engine);
    mkdirSync(command.emailFile);
    const before = await everything(command);
    expect(await command.run(...words)).toMatchObject({
      code: 3,
      complained: expect.stringMatching(/^Not all e-mails in .+ could be deleted: /),
    });
    expect(await everything(command)).toBe(before);
    expect(await command.findTyped()).toBeDefined();

    rmdirSync(command.emailFile);
    writeFileSync(command.emailFile, 'Dear Robin');
    const { code, printed } = await command.run(...words);
    expect([code, printed]).toEqual([0, expect.stringContaining('1 typed addresses, 1 e-mails')]);
    expect(readdirSync(command.outboxDir)).toEqual([]);
  });

  test('deletes an e-mail that a job writes while the typed addresses are being deleted', async () => {
    const command = await openWithEmailFile(engine);
    const addresses = createAddressesStore(command.database as unknown as Database<AddressesTables>);
    const deleteManual: typeof addresses.deleteManual = async (ids) => {
      writeFileSync(command.emailFile, 'Dear Robin');
      return addresses.deleteManual(ids);
    };
    await eraseLeads(
      { which: { email: 'robin@example.com' }, isConfirmed: true },
      {
        ...command,
        addresses: { ...addresses, deleteManual },
        removeOldCopies: async () => true,
        print: async () => {},
        complain: () => {},
      },
    );
    expect(readdirSync(command.outboxDir)).toEqual([]);
  });

  test('deletes e-mails that were written after their lead was erased, finished or not', async () => {
    const command = await openWithEmailFile(engine);
    await command.run(...words);
    writeFileSync(command.emailFile, 'Dear Robin');
    writeFileSync(
      join(command.outboxDir, `.lead-${command.id}-confirmation@example.com.eml.1.tmp`),
      'Dear Ro',
    );
    writeFileSync(join(command.outboxDir, 'lead-other-confirmation@example.com.eml'), 'Dear Kim');

    const preview = await command.run(...words.slice(0, -1));
    expect(preview.printed).toContain('E-mails of leads erased before would be deleted: 2.');
    expect(readdirSync(command.outboxDir)).toHaveLength(3);
    const { code, printed } = await command.run(...words);
    expect([code, printed]).toEqual([0, expect.stringContaining('2 e-mails')]);
    expect(readdirSync(command.outboxDir)).toEqual(['lead-other-confirmation@example.com.eml']);
    expect(await command.run(...words)).toMatchObject({
      code: 1,
      complained: 'There is nothing to erase.\n',
    });
  });
});
