import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeAddress, noFile, openStore } from '#services/addresses/addresses.fixture.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { runIntoClosedPipe } from '../terminal/closed-pipe.fixture.ts';

const script = new URL('../addresses-import.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'import-command-'));
const file = join(folder, 'addresses.csv');
afterAll(() => rmSync(folder, { recursive: true }));
const header = 'UPRN,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,THOROUGHFARE,POST_TOWN,POSTCODE';
const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => `${nth},,,${nth},High Street,Birmingham,B${(nth % 90) + 1} 9ZZ`);

/** Runs the command; `signal` is sent to it after its first progress report. */
function run(url: string, args: string[], signal?: NodeJS.Signals) {
  return runWith({ DATABASE_URL: url }, args, signal);
}

async function runWith(env: Record<string, string>, args: string[], signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  let output = '';
  const hear = (text: Buffer) => {
    output += String(text);
    if (signal && !child.killed && output.includes(' addresses loaded')) child.kill(signal);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe.each(await engines())('on $name', (engine) => {
  test('an import whose output nobody reads any more loads every address', longTimeout, async () => {
    const { database, countAddresses } = await openStore(engine);
    try {
      const bad = Array.from({ length: 1_000 }, () => 'x,,,1,High Street,Birmingham,B1 9ZZ');
      await writeFile(file, [header, ...bad, ...rows(30_000)].join('\n'));
      expect(await runIntoClosedPipe(script, [file], { DATABASE_URL: database.url })).toEqual({
        code: 0,
        stderr: '',
      });
      expect(await countAddresses()).toBe(30_000);
    } finally {
      await database.close();
    }
  });

  test('bad rows are reported and counted, and the command succeeds', longTimeout, async () => {
    const { database, countAddresses } = await openStore(engine);
    try {
      await writeFile(file, [header, ...rows(3), 'x,,,1,High Street,Birmingham,B1 9ZZ'].join('\n'));
      const { code, output } = await run(database.url, [file]);
      expect(output).toMatch(/^The addresses go into (?:file:\S+\/test\.db|postgres\w*:\/\/\S+)\.\n/);
      expect(output).toContain('Line 5 is skipped: it has no UPRN of 1 to 12 digits.');
      expect(output).toMatch(/Done in [\d.]+ s: 3 addresses loaded, 1 rows skipped\.\n$/);
      expect(code).toBe(0);
      expect(await countAddresses()).toBe(3);
    } finally {
      await database.close();
    }
  });

  test(
    'a file of which no row can be read loads nothing, leaves the sample, and fails',
    longTimeout,
    async () => {
      const { database, store, countAddresses } = await openStore(engine);
      try {
        await store.saveBatch('x', [makeAddress({ id: 'sample-1' })], noFile);
        await writeFile(file, [header, 'x,,,1,High Street,Birmingham,B1 9ZZ'].join('\n'));
        const { code, output } = await run(database.url, [file]);
        expect(output).toMatch(
          /: 0 addresses loaded, 1 rows skipped\.\nNo row could be read\. Nothing was loaded\.\n$/,
        );
        expect(code).toBe(1);
        expect(await countAddresses()).toBe(1);
      } finally {
        await database.close();
      }
    },
  );

  test(
    'an import that is killed half-way can be resumed, and every address is loaded',
    longTimeout,
    async () => {
      const { database, countAddresses } = await openStore(engine);
      try {
        await writeFile(file, [header, ...rows(120_000)].join('\n'));
        const killed = await run(database.url, [file], 'SIGKILL');
        expect(killed.code).toBeNull();
        expect(killed.output).not.toContain('Done');
        const before = await countAddresses();
        expect(before).toBeGreaterThan(10_000);
        expect(before).toBeLessThan(120_000);

        const { code, output } = await run(database.url, [file]);
        expect(output).toContain(`Carrying on at line ${before + 2}, where an earlier import stopped.`);
        expect(output).toContain(': 120,000 addresses loaded, 0 rows skipped.');
        expect(code).toBe(0);
        expect(await countAddresses()).toBe(120_000);
      } finally {
        await database.close();
      }
    },
  );
});

test('a file that can’t be loaded is reported in one line, and fails', longTimeout, async () => {
  const url = `file:${join(folder, 'new', 'test.db')}`;
  await writeFile(file, 'UPRN\n1\n');
  const results = [
    await run(url, []),
    await run(url, [file]),
    await run(url, [join(folder, 'none.csv')]),
    await run('postgres://root:hunter2@127.0.0.1:1/none', [file]),
  ];
  expect(results.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(results[0]?.output).toBe('Use: npm run addresses:import -- FILE.csv [--restart]\n');
  expect(results[1]?.output).toContain('Nothing was loaded.');
  expect(results[2]?.output).toContain('ENOENT');
  expect(results[3]?.output).toContain('ECONNREFUSED');
  expect(results[3]?.output).toContain('The addresses go into postgres://127.0.0.1:1/none.');
  expect(results[3]?.output).not.toContain('hunter2');
});

test(
  'the addresses go where the site looks for them: into DATA_DIR without a DATABASE_URL',
  longTimeout,
  async () => {
    const dataDir = join(folder, 'data-dir');
    await writeFile(file, [header, ...rows(3)].join('\n'));
    const { code, output } = await runWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, [file]);
    const place = join(dataDir, 'help-and-support.db');
    expect(output).toContain(`The addresses go into file:${place}, which is new.`);
    expect(output).toContain(': 3 addresses loaded');
    expect(code).toBe(0);
    expect(existsSync(place)).toBe(true);
    const again = await runWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, [file]);
    expect(again.output).toContain(`The addresses go into file:${place}.\n`);
  },
);

test('an invalid variable is named, with what it expects', longTimeout, async () => {
  await writeFile(file, [header, ...rows(3)].join('\n'));
  const { code, output } = await run('mysql://nowhere', [file]);
  expect(output).toMatch(
    /^The addresses couldn't be loaded: The configuration can't be used\. Correct this variable:\n {2}DATABASE_URL: expected .+\n$/,
  );
  expect(code).toBe(1);
});

test('Ctrl-C stops after the current batch and says how to resume', longTimeout, async () => {
  const url = `file:${join(folder, 'stopped', 'test.db')}`;
  await writeFile(file, [header, ...rows(120_000)].join('\n'));
  const { code, output } = await run(url, [file], 'SIGINT');
  expect(output).toContain('The same command carries on from here.');
  expect(code).toBe(130);
  expect((await run(url, [file, '--restart'])).output).not.toContain('Carrying on');
});
