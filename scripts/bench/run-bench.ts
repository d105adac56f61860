import { spawnSync } from 'node:child_process';

/** Runs a benchmark that is a separate program, by its path from the root; fails when that fails. */
export function runBench(path: string) {
  return async () => {
    const { status } = spawnSync(process.execPath, [path], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  };
}
