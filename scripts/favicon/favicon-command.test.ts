import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = new URL('../favicon.ts', import.meta.url).pathname;
const cwd = mkdtempSync(join(tmpdir(), 'favicon-'));
writeFileSync(join(cwd, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(cwd, 'mark.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
afterAll(() => rmSync(cwd, { recursive: true }));

test.each([
  ['nofile.svg', 'x.ico', "ENOENT: no such file or directory, open 'nofile.svg'"],
  ['mark.png', 'x.ico', 'mark.png is not an SVG drawing.'],
  ['mark.svg', 'none/x.ico', 'There is no folder none.'],
])('the command with %s and %s ends with one line that says why', (drawing, icon, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, drawing, icon], {
    cwd,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `The icons couldn't be made: ${reason}\n`,
  });
});
