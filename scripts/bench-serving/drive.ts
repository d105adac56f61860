import { once } from 'node:events';
import { connect } from 'node:net';

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
  const all = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const idle: Connection[] = [];
  const latencies: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + milliseconds;
  const interval = rate === undefined ? 0 : 1_000 / rate;
  let sent = 0;

  function send(connection: Connection, dueAt: number) {
    sent += 1;
    connection.ask(head(sent), () => {
      const now = performance.now();
      latencies.push(now - dueAt);
      if (now >= end) return;
      const next = rate === undefined ? now : nextDue(now);
      if (next === undefined) idle.push(connection);
      else send(connection, next);
    });
  }

  /** When the next request was due; undefined while none is. */
  function nextDue(now: number): number | undefined {
    const due = startedAt + sent * interval;
    return due <= Math.min(now, end) ? due : undefined;
  }

  if (rate === undefined) for (const connection of all) send(connection, performance.now());
  else idle.push(...all);
  const ticking = setInterval(() => {
    if (rate === undefined) return;
    for (let due = nextDue(performance.now()); due !== undefined; due = nextDue(performance.now())) {
      const connection = idle.pop();
      if (!connection) return;
      send(connection, due);
    }
  }, tickMs);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  clearInterval(ticking);
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const connection of all) connection.close();
  latencies.sort((one, other) => one - other);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Infinity,
    answers: latencies.length,
  };
}

type Connection = Awaited<ReturnType<typeof openConnection>>;

/** All connections read into this one: a new one for each answer would have to be collected, beside what is measured. */
const received = Buffer.alloc(64 * 1024);

async function openConnection(port: number) {
  let onAnswer = () => {};
  /** Bytes of the current answer that have not come yet; undefined until its head has come. */
  let missing: number | undefined;
  let headSoFar = '';

  function read(size: number) {
    if (missing === undefined) {
      headSoFar += received.toString('latin1', 0, size);
      const at = headSoFar.indexOf(endOfHead);
      if (at < 0) return;
      const head = headSoFar.slice(0, at);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not answered 200: ${head}`);
      missing = Number(contentLength.exec(head)?.[1] ?? 0) - (headSoFar.length - at - endOfHead.length);
      headSoFar = '';
    } else missing -= size;
    if (missing > 0) return;
    missing = undefined;
    onAnswer();
  }

  const callback = (size: number) => {
    read(size);
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: received, callback } });
  await once(socket, 'connect');
  return {
    ask(head: string, then: () => void) {
      onAnswer = then;
      socket.write(head, 'latin1');
    },
    close: () => socket.destroy(),
  };
}
