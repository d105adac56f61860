import { once } from 'node:events';
import { connect } from 'node:net';

/** A separate connection to a site, for requests that no HTTP client would send. */
export async function openConnection(url: string) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (data: Buffer) => void (received += data.toString()));
  // Closing the connection is one way for the site to respond.
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    /** Writes a request's first line and headers, including `Host`, and the part of its body that is given. */
    send(line: string, headers: Record<string, string>, body = '') {
      const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
      socket.write([line, ...lines, '', body].join('\r\n'));
    },
    /** Resolves when everything written so far has been sent to the site. */
    written: () => new Promise<void>((resolve) => void socket.write('', () => resolve())),
    /** The status so far; '' until a response arrives. */
    status: () => /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? '',
    received: () => received,
    /** Resolves when the site has closed the connection. */
    ended,
    close: () => void socket.destroy(),
  };
}

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;
