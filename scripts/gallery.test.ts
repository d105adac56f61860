import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const script = new URL('gallery.ts', import.meta.url).pathname;

test.each(['abc', '99999', '-1', '80.5'])('the port %s is refused in one line', (port) => {
  const { status, stderr } = spawnSync(process.execPath, [script, `--port=${port}`], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: '--port: expected a whole number from 0 to 65535\n',
  });
});

test('on port 0 the gallery prints the address where it is', async () => {
  const child = spawn(process.execPath, [script, '--port', '0']);
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const address = /^Gallery: (http:\/\/localhost:[1-9]\d*\/)\n$/.exec(String(line))?.[1];
    expect(address, String(line)).toBeDefined();
    const page = await fetch(`${address?.replace('localhost', '127.0.0.1')}`, { method: 'HEAD' });
    expect(page.status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
}, 60_000);
