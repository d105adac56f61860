import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text as allOf } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { backUpUnderLoad, hasPostgresTools } from '#tests/support/back-up-under-load.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';

const all = await engines();

describe.each(all.filter(({ name }) => name === 'SQLite' || hasPostgresTools))(
  'on $name',
  longTimeout,
  (engine) => {
    test('a backup that is taken while leads arrive contains every lead acknowledged before it, once restored', async () => {
      const { before, meanwhile, again, restored } = await backUpUnderLoad(engine);
      expect(meanwhile.size, 'leads that came meanwhile').toBeGreaterThan(0);
      expect(restored).toBeGreaterThanOrEqual(before.size);
      // The restored store recognises them: the same post gets the same reference, and is not stored again.
      expect([...again]).toEqual([...before]);
    });
  },
);

describe('npm run back-up', () => {
  const script = new URL('../../../scripts/back-up.ts', import.meta.url).pathname;
  const command = (env: Record<string, string>, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, text: stdout + stderr };
  };
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'back-up-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  test('writes a file that only its owner can read, and overwrites none', async () => {
    const [sqlite] = all;
    if (!sqlite) throw new Error('no SQLite');
    const database = await sqlite.open<LeadsTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    const folder = newFolder();
    const file = join(folder, 'backup.db');
    const first = command({ DATABASE_URL: database.url }, file);
    expect(first).toEqual({ status: 0, text: expect.stringMatching(/: 0 leads, \d+ bytes, checked\.\n$/) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(command({ DATABASE_URL: database.url }, file)).toEqual({
      status: 1,
      text: `${file} is there already, and is not overwritten.\n`,
    });
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });

  test('names what is missing: a store, a file name, another program', () => {
    const folder = newFolder();
    const none = command({ DATABASE_URL: `file:${folder}/none.db` }, join(folder, 'x'));
    expect(none).toEqual({ status: 1, text: expect.stringContaining('start the site once') });
    expect(command({}).status).toBe(2);
    const postgres = command({ DATABASE_URL: 'postgres://db.example/help' }, join(folder, 'x'));
    expect(postgres).toEqual({ status: 1, text: expect.stringContaining('pg_dump') });
  });

  test('a file that can’t be written is named', () => {
    const folder = newFolder();
    const store = join(folder, 'store.db');
    writeFileSync(store, '');
    mkdirSync(join(folder, 'backup.db.part'));
    for (const file of [
      join(store, 'backup.db'),
      join(folder, 'backup.db'),
      join(folder, 'none', 'backup.db'),
    ]) {
      const { status, text } = command({ DATABASE_URL: `file:${store}` }, file);
      expect(status).toBe(1);
      expect(text.startsWith(`${file}.part can’t be written: `), text).toBe(true);
      expect(text.split('\n')).toHaveLength(2);
    }
    expect(readdirSync(folder)).toEqual(['backup.db.part', 'store.db']);
  });

  test('a store that is damaged leaves no file', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'damaged.db'), 'this is no database, and was never one');
    const file = join(folder, 'backup.db');
    expect(command({ DATABASE_URL: `file:${folder}/damaged.db` }, file)).toEqual({
      status: 1,
      text: expect.stringMatching(
        /^The store at .*damaged\.db can’t be copied to .*: file is not a database\.\n$/,
      ),
    });
    expect(readdirSync(folder)).toEqual(['damaged.db']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no part of a copy', async (signal) => {
    const folder = newFolder();
    // Opening a pipe that nobody writes to never ends, and so neither does the copy.
    spawnSync('mkfifo', [join(folder, 'store.db')]);
    const file = join(folder, 'backup.db');
    const child = spawn(process.execPath, [script, file], {
      env: { ...process.env, DATABASE_URL: `file:${folder}/store.db` },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const output = allOf(child.stderr);
    await expect.poll(() => existsSync(`${file}.part`), { interval: 10, timeout: 30_000 }).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(await output).toBe('The backup was interrupted. There is no file of it.\n');
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  test('an incomplete copy that a killed backup left is named, and the one of the same name is replaced', () => {
    const folder = newFolder();
    const store = new DatabaseSync(join(folder, 'store.db'));
    store.exec('create table leads (nth integer)');
    store.close();
    const file = join(folder, 'tuesday.db');
    for (const name of ['monday.db.part', 'tuesday.db.part', 'tuesday.db.part-journal'])
      writeFileSync(join(folder, name), 'left');
    expect(command({ DATABASE_URL: `file:${folder}/store.db` }, file)).toEqual({
      status: 0,
      text: expect.stringContaining(`${folder}/monday.db.part is from a backup that was interrupted`),
    });
    expect(readdirSync(folder).filter((name) => name.includes('day'))).toEqual([
      'monday.db.part',
      'tuesday.db',
    ]);
  });
});
