// Loaded into a server before anything else (`node --import`): measures how long its event loop has gone without a turn,
// in the thread's own CPU time. A busy machine takes the CPU away from a server, and does not make it use more.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** Often enough that nothing but work in one go makes a turn long. */
const everyMs = 1;

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
  // Answers the longest turn since it was asked last. A turn may outlast what usually keeps a connection open.
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
