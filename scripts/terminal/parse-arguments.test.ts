import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const execute = promisify(execFile);
const usage = 'Usage: npm run content:check [-- FOLDER]\n';

/** Runs a script as an operator does: its exit code and what it prints. */
async function run(...words: string[]) {
  const script = new URL('../content-check.ts', import.meta.url).pathname;
  return execute(process.execPath, [script, ...words]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test('options are separated from other words, and every command has --help', () => {
  const limit = { limit: { type: 'string' } } as const;
  expect(parseArguments(['list', '--limit', '3'], limit)).toMatchObject({
    ok: true,
    values: { limit: '3' },
    positionals: ['list'],
  });
  expect(parseArguments(['-h'], limit)).toMatchObject({ ok: true, values: { help: true } });
  expect(parseArguments(['--limits'], limit)).toMatchObject({ ok: false });
});

test('--help prints the usage of a script, and exits with 0', async () => {
  expect(await run('--help')).toEqual({ code: 0, stdout: usage, stderr: '' });
});

test.each([['--unknown'], ['content', 'more']])(
  '%s is refused, and the usage of the script is printed',
  async (...words) => {
    const { code, stdout, stderr } = await run(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(usage);
    expect(stderr).toContain(words.at(-1));
  },
);
