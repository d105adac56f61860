import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Ends a response's headers, and their length line. */
const endOfHead = '\r\n\r\n';
const contentLength = /\r\ncontent-length: (\d+)/i;
/** How often requests that are due are sent, when a rate is given. */
const tickMs = 1;

type Load = {
  port: number;
  /** The first line of a request and its headers, for the nth request. */
  head: (nth: number) => string;
  connections: number;
  milliseconds: number;
  /** Requests a second, evenly; without it each connection sends the next request when it has an answer. */
  rate?: number;
};

/** What a load measured: answers a second, and how long the slowest 1 in 100 waited, from when they were due. */
export type Driven = { perSecond: number; p99Ms: number; answers: number };

/**
 * Loads a server on this machine with GET requests over connections that stay open. Answers are read as far as their
 * Content-Length and not looked at further, so that the client costs little; anything but 200 ends the run.
 */
export async function drive({ port, head, connections, milliseconds, rate }: Load): Promise<Driven> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const idle: Connection[] = [];
  const waiting: number[] = [];
  const latencies: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + milliseconds;
  let sent = 0;

  function send(connection: Connection, dueAt: number) {
    sent += 1;
    connection.ask(head(sent), () => {
      latencies.push(performance.now() - dueAt);
      const next = rate === undefined ? performance.now() : waiting.shift();
      if (next === undefined) idle.push(connection);
      else if (performance.now() < end) send(connection, next);
    });
  }

  const all = sockets.map(createConnection);
  if (rate === undefined) for (const connection of all) send(connection, performance.now());
  else idle.push(...all);
  let due = startedAt;
  const ticking = setInterval(() => {
    if (rate === undefined) return;
    for (; due <= Math.min(performance.now(), end); due += 1_000 / rate) {
      const connection = idle.pop();
      if (connection) send(connection, due);
      else waiting.push(due);
    }
  }, tickMs);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  clearInterval(ticking);
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const socket of sockets) socket.destroy();
  latencies.sort((one, other) => one - other);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Infinity,
    answers: latencies.length,
  };
}

type Connection = ReturnType<typeof createConnection>;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

function createConnection(socket: Socket) {
  let onAnswer = () => {};
  /** Bytes of the current answer that have not come yet; undefined until its head has come. */
  let missing: number | undefined;
  let headSoFar = '';

  socket.on('data', (chunk: Buffer) => {
    if (missing === undefined) {
      headSoFar += chunk.toString('latin1');
      const at = headSoFar.indexOf(endOfHead);
      if (at < 0) return;
      const head = headSoFar.slice(0, at);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not answered 200: ${head}`);
      missing = Number(contentLength.exec(head)?.[1] ?? 0) - (headSoFar.length - at - endOfHead.length);
      headSoFar = '';
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = undefined;
    onAnswer();
  });
  return {
    ask(head: string, then: () => void) {
      onAnswer = then;
      socket.write(head);
    },
  };
}
