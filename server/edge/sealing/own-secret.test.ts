import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { longTimeout } from '#tests/support/engines.ts';
import { createSealer } from './create-sealer.ts';
import { secretsOf } from './own-secret.ts';

/** Two processes seldom write in the same moment; in so many rounds they do. */
const rounds = 200;
/** Part of util-linux: with a file size of 0 allowed, a process writes as on a full disk. */
const prlimit = '/usr/bin/prlimit';

function newDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-secret-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, file: join(dataDir, 'session-secret') };
}

const read = (dataDir: string) => secretsOf({ sessionSecrets: undefined, dataDir });

async function expectUsable(secrets: string[]) {
  const { seal, unseal } = createSealer(secrets);
  expect(await unseal('any', await seal('any', 'sealed', 60))).toBe('sealed');
}

/** What two processes read that start in each folder at once. */
async function startTwoIn(dataDirs: string[]): Promise<string[][]> {
  const waiting = new Int32Array(new SharedArrayBuffer(4 * dataDirs.length)).fill(2);
  const { dataDir: results } = newDataDir();
  const starter = new URL('own-secret.fixture.ts', import.meta.url);
  return Promise.all(
    ['one', 'two'].map(async (name) => {
      const result = join(results, name);
      await once(new Worker(starter, { workerData: { dataDirs, waiting, result } }), 'exit');
      return JSON.parse(readFileSync(result, 'utf8')) as string[];
    }),
  );
}

test('without SESSION_SECRET a secret is generated once, and only its owner can read it', async () => {
  const { dataDir, file } = newDataDir();
  const secrets = read(dataDir);
  await expectUsable(secrets);
  expect(read(dataDir)).toEqual(secrets);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
});

test.runIf(existsSync(prlimit))(
  'a start on a full disk names the file and what to do, and leaves nothing that stops the next start',
  longTimeout,
  async () => {
    const { dataDir, file } = newDataDir();
    const script = `import { secretsOf } from ${JSON.stringify(new URL('own-secret.ts', import.meta.url).href)};
      try { secretsOf({ dataDir: ${JSON.stringify(dataDir)} }) } catch (problem) { console.log(problem.message) }`;
    const onFullDisk = ['--fsize=0:unlimited', process.execPath, '--input-type=module', '-e', script];
    const { stdout } = spawnSync(prlimit, onFullDisk, { encoding: 'utf8' });
    expect(stdout).toMatch(
      /^The secret that seals cookies can't be read from (\S+) or stored there \(EFBIG\)\./,
    );
    expect(stdout).toContain(file);
    expect(stdout).toContain('set SESSION_SECRET');
    expect(readdirSync(dataDir)).toEqual([]);
    await expectUsable(read(dataDir));
  },
);

test.each([
  ['empty', ''],
  ['short', 'c2hvcnQ'],
])('a file that an earlier start left %s is replaced', async (_how, left) => {
  const { dataDir, file } = newDataDir();
  writeFileSync(file, left);
  const secrets = read(dataDir);
  await expectUsable(secrets);
  expect(readFileSync(file, 'utf8')).toBe(secrets[0]);
  expect(read(dataDir)).toEqual(secrets);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
});

test('a data folder that can’t be used is named', () => {
  const { file } = newDataDir();
  writeFileSync(file, 'a file, not a folder');
  expect(() => read(file)).toThrow(`${file}/session-secret`);
});

test.each([
  ['without the file', undefined],
  ['with an empty file', ''],
])('two processes that start at once %s get the same secret', longTimeout, async (_how, left) => {
  const folders = Array.from({ length: rounds }, newDataDir);
  if (left !== undefined) for (const { file } of folders) writeFileSync(file, left);
  const [one, two] = await startTwoIn(folders.map(({ dataDir }) => dataDir));
  expect(two).toEqual(one);
  expect(new Set(one).size, 'each site has a secret of its own').toBe(rounds);
  expect(folders.map(({ file }) => readFileSync(file, 'utf8'))).toEqual(one);
});
