import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const busyLoop = new URL('busy-loop.ts', import.meta.url).pathname;

/**
 * The share of the time, in percent, in which busy loops on all processors were not running: a virtual machine gets less than
 * all of its processors when they are all busy, as they are with a server and its client.
 */
export async function withheldTime(milliseconds: number): Promise<number> {
  const loops = Array.from({ length: availableParallelism() }, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [busyLoop, String(milliseconds)]);
    return Number(stdout);
  });
  const withheld = (await Promise.all(loops)).reduce((sum, each) => sum + each, 0);
  return (withheld / (milliseconds * loops.length)) * 100;
}
