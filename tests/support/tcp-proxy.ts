import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Line = { client: Socket; server: Socket };

/**
 * A TCP proxy in front of a server on this machine, to simulate a network or a server that hangs. While it hangs it
 * accepts connections and bytes and passes nothing on, as the kernel does for a stopped process; later it passes on
 * what has waited.
 */
export async function startTcpProxy(target: { hostname: string; port: string | number }, ownPort = 0) {
  const lines = new Set<Line>();
  let isHanging = false;
  let losesAnswerTo: RegExp | undefined;
  let onLost: (() => void) | undefined;

  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const line: Line = { client, server };
    lines.add(line);
    client.on('data', (bytes) => {
      if (losesAnswerTo?.test(bytes.toString('latin1'))) {
        losesAnswerTo = undefined;
        // The server gets the query, and its response never arrives.
        server.removeAllListeners('data');
        server.resume();
        onLost?.();
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => client.write(bytes));
    client.on('end', () => server.end());
    server.on('end', () => client.end());
    for (const end of [client, server]) {
      end.on('error', () => {});
      end.on('close', () => {
        lines.delete(line);
        if (end === server) client.destroy();
        else server.end();
      });
    }
    if (isHanging) hold(line);
  });
  proxy.listen(ownPort, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;

  function hold({ client, server }: Line) {
    client.pause();
    server.pause();
  }

  return {
    port,
    /** Passes nothing on from now on. */
    hang: () => {
      isHanging = true;
      lines.forEach(hold);
    },
    /** Passes on what has waited, and everything that follows. */
    resume: () => {
      isHanging = false;
      for (const { client, server } of lines) {
        client.resume();
        server.resume();
      }
    },
    /** Cuts every connection, as a server that restarts does. */
    cut: () => {
      for (const { client, server } of lines) {
        client.resetAndDestroy();
        server.destroy();
      }
    },
    /** Drops the response to the next matching query, and all later ones on that connection; resolves once sent. */
    loseAnswerTo: (question: RegExp) =>
      new Promise<void>((resolve) => {
        losesAnswerTo = question;
        onLost = resolve;
      }),
    connections: () => lines.size,
    stop: async () => {
      for (const { client, server } of lines) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** The proxy in front of a database, and the database's URL through it. */
export async function startDatabaseProxy(databaseUrl: string, ownPort = 0) {
  const target = new URL(databaseUrl);
  const proxy = await startTcpProxy({ hostname: target.hostname, port: target.port || 5432 }, ownPort);
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
  return { ...proxy, url };
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;
