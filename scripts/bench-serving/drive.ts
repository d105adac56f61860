import { openConnection, type Connection } from '../bench/raw-connection.ts';

/** How often requests that are due are sent, when a rate is given. */
const tickMs = 1;

type Load = {
  port: number;
  /** The first line of a request and its headers, for the nth request. */
  head: (nth: number) => string;
  connections: number;
  milliseconds: number;
  /** Requests a second, evenly; without it each connection sends the next request when it has a response. */
  rate?: number;
};

/** What a load measured: responses a second, and how long the slowest 1 in 100 waited, from when they were due. */
export type Driven = { perSecond: number; p99Ms: number; responses: number };

/** Loads a server on this machine with GET requests over connections that stay open. Anything but 200 ends the run. */
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
    responses: latencies.length,
  };
}
