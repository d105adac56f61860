import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The leads service in a separate process, on its own port, as the fault tests run it. */
export async function startService(databaseUrl: string) {
  const script = new URL('../../tests/fault/leads/leads-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill();
    await closed;
  };
  return { port: Number(port.toString()), stop };
}
