import { spawnSync } from 'node:child_process';

/** A bench that is a program of its own, by its path from the root; it fails this one when it fails. */
export function runBench(path: string) {
  return async () => {
    const { status } = spawnSync(process.execPath, [path], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  };
}
