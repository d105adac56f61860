import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a script whose output nobody reads, as after `… | head`: its exit code, and what it says on standard error. */
export async function runIntoClosedPipe(script: string, words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...words], { env: { ...process.env, ...env } });
  child.stdout.destroy();
  const [[code], stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stderr),
  ]);
  return { code, stderr };
}
