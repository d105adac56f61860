import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the system gives to connections, which could take one between its choice and its use. */
const [lowestPort, highestPort] = [20_000, 32_000];
/** Each worker of a run has this many ports to itself, so that no other one chooses a port before it is used. */
const portsPerWorker = 500;

const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0);
const firstPort = lowestPort + ((worker * portsPerWorker) % (highestPort - lowestPort));
let next = randomInt(portsPerWorker);

/** A port that nothing listens on at the moment, and that no other call has given for long. */
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
