import { once } from 'node:events';
import { connect } from 'node:net';

/** Ends a response's headers. */
const endOfHead = '\r\n\r\n';
const contentLength = /\r\ncontent-length: (\d+)/i;
/** All connections read into this one: a new one for each response would be garbage to collect during the measurement. */
const received = Buffer.alloc(64 * 1024);

export type Connection = Awaited<ReturnType<typeof openConnection>>;

/**
 * A connection to a server on this machine that sends one request after the other. Responses are read up to their
 * Content-Length and not parsed further, so that the client costs little; an unexpected status ends the run.
 */
export async function openConnection(port: number, status = 200) {
  const start = `HTTP/1.1 ${status}`;
  let onResponse = () => {};
  /** Bytes of the current response that have not arrived yet; undefined until its head has arrived. */
  let missing: number | undefined;
  let headSoFar = '';

  function read(size: number) {
    if (missing === undefined) {
      headSoFar += received.toString('latin1', 0, size);
      const at = headSoFar.indexOf(endOfHead);
      if (at < 0) return;
      const head = headSoFar.slice(0, at);
      if (!head.startsWith(start)) throw new Error(`Not answered ${status}: ${head}`);
      missing = Number(contentLength.exec(head)?.[1] ?? 0) - (headSoFar.length - at - endOfHead.length);
      headSoFar = '';
    } else missing -= size;
    if (missing > 0) return;
    missing = undefined;
    onResponse();
  }

  const callback = (size: number) => {
    read(size);
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: received, callback } });
  await once(socket, 'connect');
  return {
    ask(request: string, then: () => void) {
      onResponse = then;
      socket.write(request);
    },
    close: () => socket.destroy(),
  };
}
