import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { bundleScript } from '#tests/support/bundle-script.ts';

let bundle: Awaited<ReturnType<typeof bundleScript>>;
beforeAll(async () => {
  bundle = await bundleScript(new URL('leads-process.ts', import.meta.url).pathname);
});
afterAll(() => bundle.remove());

/** A leads service in a separate process, to be killed at any moment. */
export async function startKillable(...words: string[]) {
  const child = spawn(process.execPath, [bundle.script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  // Killed however the test ends: a process that outlives it would keep its runner waiting.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  void closed.then(() => process.off('exit', kill));
  const [port] = (await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error('The leads process ended at once'))),
  ])) as [Buffer];
  return {
    url: `http://127.0.0.1:${Number(port.toString())}/leads`,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
