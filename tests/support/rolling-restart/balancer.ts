import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Balancers check every second whether a process can serve, and do not wait long for the response. */
const askEveryMs = 1_000;
const responseTimeoutMs = 3_000;

type Process = { port: number; agent: Agent; isReady: boolean };

/**
 * A load balancer like those of clouds: checks /readyz of each process every second, and sends requests to the ready
 * ones in turn, over keep-alive connections. It never retries: a request that a process loses is lost.
 */
export async function startBalancer(port: number, processPorts: readonly number[]) {
  const processes: Process[] = processPorts.map((processPort) => ({
    port: processPort,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  let turn = 0;

  const ask = async (process: Process) => {
    const signal = AbortSignal.timeout(responseTimeoutMs);
    const response = await fetch(`http://127.0.0.1:${process.port}/readyz`, { signal }).catch(
      () => undefined,
    );
    // A single timeout does not remove a process: balancers wait for two or three.
    if (response ?? !signal.aborted) process.isReady = response?.status === 200;
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const ready = processes.filter(({ isReady }) => isReady);
    const chosen = ready[(turn += 1) % ready.length];
    if (!chosen) return void outgoing.writeHead(502).end();
    const { connection: _connection, ...headers } = incoming.headers;
    const onward = request(
      {
        port: chosen.port,
        host: '127.0.0.1',
        agent: chosen.agent,
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers,
      },
      (response) => {
        const { connection: _closes, 'keep-alive': _hint, ...responseHeaders } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, responseHeaders);
        response.pipe(outgoing);
        response.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  };

  const server = createServer(pass).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const asking = setInterval(() => processes.forEach((process) => void ask(process)), askEveryMs);
  return {
    name: 'a balancer that asks /readyz each second',
    /** Resolves when this balancer sends requests to the process on this port. */
    isUsing: async (processPort: number) => {
      for (const one of processes) {
        while (one.port === processPort && !one.isReady) await ask(one);
      }
    },
    stop: () => {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
      processes.forEach(({ agent }) => agent.destroy());
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
