import { spawn } from 'node:child_process';
import { brandDir } from './brand-dir.ts';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';

/** Starts the back ends alone, as `npm run start:services` does, and waits until they listen. */
export async function startServices(env: Record<string, string>) {
  const root = new URL('../../', import.meta.url).pathname;
  const { PATH = '', HOME = '' } = process.env;
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['server/main-services.ts'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ...compileCache,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      CONTENT_DIR: brandDir,
      ...env,
      PORT: port,
    },
  });
  // They never outlive the tests that started them, however these end.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then(() => process.off('exit', kill));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Stop with Ctrl+C.')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`The back ends ended before they listened:\n${output}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    apiUrl: `${origin}/v1`,
    contentUrl: `${origin}/content`,
    /** What the process has printed so far. */
    output: () => output,
    /** Returns the exit code. */
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
