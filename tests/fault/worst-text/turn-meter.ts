// Loaded into a server before anything else (`node --import`): measures the longest turn of its event loop,
// in the thread's own CPU time. A busy machine takes the CPU away from a server, but does not increase its use.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** Short turns may add up to this, which is little compared with the limit for a turn (run-cases.ts). */
const everyMs = 10;

if (isMainThread) measureTurns(Number(process.env['TURN_METER_PORT']));

function measureTurns(port: number) {
  let last = cpuMs();
  let longest = 0;
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(turn, everyMs).unref();
  // Returns the longest turn since the last call. A turn may outlast the usual keep-alive of a connection.
  createServer({ keepAliveTimeout: 0 }, (_request, response) => {
    turn();
    response.end(String(longest));
    longest = 0;
  })
    .listen(port, '127.0.0.1')
    .unref();
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
