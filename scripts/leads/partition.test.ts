import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { readAsBackup } from '#tests/support/read-as-backup.ts';
import { openCommandOn } from './leads-command.fixture.ts';

const postgres = await findPostgres();
const dayMs = 24 * 60 * 60 * 1_000;

describe.skipIf(postgres.isMissing)('leads partition while a backup reads the tables', longTimeout, () => {
  test('it gives up and says so, leads are stored all the while, and it works after the backup', async () => {
    const { run, post, database } = await openCommandOn(postgres);
    const endBackup = await readAsBackup(database);
    const command = { isOver: false };
    const outcome = run('partition').finally(() => (command.isOver = true));
    while (!command.isOver) expect((await post()).status).toBe(201);
    expect(await outcome).toEqual({
      code: 3,
      printed: '',
      complained:
        'Another program, such as a backup, is using the tables of leads. They are not divided, and no lead is affected. Run the command again when that program has finished.\n',
    });
    await endBackup();
    expect(await run('partition')).toMatchObject({ code: 0 });
    expect((await post()).status).toBe(201);
  });

  test('interrupted meanwhile, it leaves nothing behind: leads of the next month are stored', async () => {
    const { post, database, clock } = await openCommandOn(postgres);
    const endBackup = await readAsBackup(database);
    const script = new URL('../leads.ts', import.meta.url).pathname;
    const command = spawn(process.execPath, [script, 'partition'], { env: { DATABASE_URL: database.url } });
    const ended = once(command, 'exit');
    let pid = 0;
    const isWaiting = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_locks where relation = to_regclass('leads') and not granted`.execute(
        database.queries,
      );
      pid = rows[0]?.pid ?? 0;
      return pid > 0;
    };
    await expect.poll(isWaiting, { timeout: 60_000, interval: 20 }).toBe(true);
    command.kill('SIGINT');
    await ended;
    await endBackup();
    const isConnected = async () => {
      const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.queries);
      return rows.length > 0;
    };
    // The server only notices the end of the command once its statement is over.
    await expect.poll(isConnected, { timeout: 60_000 }).toBe(false);
    clock.pass(40 * dayMs);
    expect((await post()).status).toBe(201);
  });
});
