import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { secretsOf } from './own-secret.ts';

/**
 * For tests: a worker that reads the site's own secret in each folder at the same moment as the other workers, and
 * writes down which one it got.
 */
const { dataDirs, waiting, result } = workerData as {
  dataDirs: string[];
  /** For each folder, how many workers have not come to it yet. */
  waiting: Int32Array;
  result: string;
};

const secrets = dataDirs.map((dataDir, nth) => {
  Atomics.sub(waiting, nth, 1);
  // Waking from Atomics.wait would take longer than the moment that the workers have to share.
  while (Atomics.load(waiting, nth) > 0);
  return secretsOf({ sessionSecrets: undefined, dataDir })[0];
});
writeFileSync(result, JSON.stringify(secrets));
