import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const command = (env: Record<string, string>, ...words: string[]) => {
    const script = new URL('../../../scripts/back-up.ts', import.meta.url).pathname;
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
});
