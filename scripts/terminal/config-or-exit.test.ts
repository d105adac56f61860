import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['back-up', ['backup.db']],
  ['content-new', ['meters', 'find-your-meter', 'Find your meter']],
  ['content-preview', ['meters/find-your-meter']],
])('%s with an invalid variable prints the message of npm start, and exits with 1', (command, words) => {
  const script = new URL(`../${command}.ts`, import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      "The configuration can't be used. Correct this variable:\n  PORT: expected a whole number from 1 to 65535\n",
  });
});
