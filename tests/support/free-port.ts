import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the system assigns to connections, which could take one before the test uses it. */
const [lowestPort, highestPort] = [20_000, 32_000];
/** Each worker of a run has this many ports to itself, so that no other worker takes a port before the test uses it. */
const portsPerWorker = 500;
/** Playwright's workers come first, since Vitest's run at the same time. */
const mostPlaywrightWorkers = 8;

const { TEST_PARALLEL_INDEX, VITEST_POOL_ID = '0' } = process.env;
const worker = Number(TEST_PARALLEL_INDEX ?? mostPlaywrightWorkers + Number(VITEST_POOL_ID));
const firstPort = lowestPort + ((worker * portsPerWorker) % (highestPort - lowestPort));
let next = randomInt(portsPerWorker);

/** A port that nothing listens on at the moment, and that no other call has returned recently. */
export async function freePort(): Promise<number> {
  for (;;) {
    next = (next + 1) % portsPerWorker;
    const port = firstPort + next;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
