import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { createKeySealer } from '#server/edge/sealing/create-key-sealer.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { analyticsCommand } from '../analytics/analytics-command.ts';
import { identityCommand } from '../identity/identity-command.ts';
import { leadsCommand } from '../leads/leads-command.ts';

const commands = {
  leads: leadsCommand,
  analytics: analyticsCommand,
  identity: identityCommand,
};
type Name = keyof typeof commands;

/** The result of one command on a database. */
async function run(name: Name, words: string[], url: string) {
  let [printed, complained] = ['', ''];
  const code = await commands[name](words, {
    databaseUrl: () => url,
    outboxDir: () => '/nowhere',
    hasCrm: () => false,
    sealer: () => createKeySealer(['s'.repeat(32)]),
    readPassword: async () => '',
    clock: systemClock,
    print: async (text: string) => void (printed += text),
    complain: (text: string) => void (complained += text),
  });
  return { code, printed, complained };
}

describe.each(await engines())('a command on $name', longTimeout, (engine) => {
  test.each<[Name, ...string[]]>([
    ['leads', 'list'],
    ['leads', 'find', '--email', 'robin@example.com'],
    ['leads', 'export', '--since', '2026-11-21', '--format', 'csv'],
    ['leads', 'retry-dead'],
    ['leads', 'erase', '--before', '2026-11-21', '--yes'],
    ['analytics', 'pages'],
    ['identity', 'rotate-keys'],
  ])('%s %s: a database without the site’s tables is named, and stays empty', async (name, ...words) => {
    const database = await engine.open();
    onTestFinished(database.close);
    const { code, printed, complained } = await run(name, words, withPassword(database.url));
    expect([code, printed]).toEqual([3, '']);
    expect(complained).toMatch(/: there is no site’s database at \S+ yet: start the site once\.\n$/);
    expect(complained).toContain(database.url.split('/').at(-1));
    expect(complained).not.toContain('a-password');
    const tables = await database.queries.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables).toEqual([]);
  });

  test('the tables of another installation, in another schema, are not taken for the site’s', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(database.close);
    if (database.engine === 'sqlite') return;
    await migrateLeads(database);
    await sql`create schema ours`.execute(database.queries);
    const options = encodeURIComponent('-c search_path=ours,public');
    expect(await run('leads', ['list'], `${database.url}?options=${options}`)).toMatchObject({
      code: 3,
      printed: '',
    });
    expect(await run('leads', ['list'], database.url)).toMatchObject({ code: 0 });
  });
});

describe.each(Object.keys(commands) as Name[])('with a mistaken DATABASE_URL, %s changes nothing', (name) => {
  const words = { leads: ['list'], analytics: ['pages'], identity: ['rotate-keys'] }[name];

  function newFolder(): string {
    const dir = mkdtempSync(join(tmpdir(), 'mistaken-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    chmodSync(dir, 0o755);
    return dir;
  }
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test('of a folder, and says what it is', async () => {
    const dir = newFolder();
    const { code, complained } = await run(name, words, `file:${dir}`);
    expect([code, modeOf(dir)]).toEqual([3, '755']);
    expect(complained).toContain(
      `: ${dir} is not an SQLite database, and was left as it is. Correct DATABASE_URL`,
    );
  });

  test('of a file that is not a database', async () => {
    const path = join(newFolder(), 'hosts');
    writeFileSync(path, '127.0.0.1 localhost\n', { mode: 0o644 });
    const { code, complained } = await run(name, words, `file:${path}`);
    expect([code, modeOf(path)]).toEqual([3, '644']);
    expect(complained).toContain(`: ${path} is not an SQLite database, and was left as it is.`);
  });

  test('of another program’s SQLite file, neither its mode nor its journal', async () => {
    const dir = newFolder();
    const path = join(dir, 'others.db');
    const others = new DatabaseSync(path);
    others.exec('create table notes (words text)');
    others.close();
    chmodSync(path, 0o644);
    const before = readFileSync(path);
    const { code, complained } = await run(name, words, `file:${path}`);
    expect([code, modeOf(path)]).toEqual([3, '644']);
    expect(complained).toContain('there is no site’s database at');
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(dir)).toEqual(['others.db']);
  });
});

/** A server that trusts us ignores the password; another one has a password of its own. */
function withPassword(url: string): string {
  if (!url.startsWith('postgres')) return url;
  const place = new URL(url);
  place.password ||= 'a-password';
  return place.href;
}
