import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const logger = new URL('logger.ts', import.meta.url).href;
const many = 5_000;

/** A process that logs many lines at once, and then ends in this way. */
async function logAndEnd(ending: string) {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { createLogger } from '${logger}';
     const logger = createLogger('info');
     for (let nth = 0; nth < ${many}; nth += 1) logger.info('line', { nth });
     ${ending}`,
  ]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { nth: number }).nth);
}

test.each([
  ['has nothing more to do', ''],
  ['exits', 'process.exit(0)'],
  [
    'exits while a line is being written',
    "setImmediate(() => { logger.info('line', { nth: -1 }); process.exit(0); })",
  ],
  ['fails', "throw new Error('unexpected')"],
])('a process that %s writes every line exactly once', async (_words, ending) => {
  const expected = Array.from({ length: many }, (_, nth) => nth);
  const written = await logAndEnd(ending);
  expect(written.filter((nth) => nth >= 0).toSorted((one, other) => one - other)).toEqual(expected);
});

test('a single line is written promptly, even if no other line follows', async () => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { createLogger } from '${logger}';
     createLogger('info').info('line', { nth: 1 });
     setInterval(() => {}, 1_000);`,
  ]);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(JSON.parse(chunk.toString())).toMatchObject({ event: 'line', nth: 1 });
});
