import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** `raw` is the e-mail as it was sent; in `text` its folded headers and broken lines are joined again. */
export type ReceivedMail = { from: string; to: string[]; raw: string; text: string };

/** A real SMTP server on its own port, stopped at the end of the test; `options` make it refuse or hang. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const [head = '', ...body] = raw.split('\r\n\r\n');
        const whole = [
          head.replaceAll(/\r\n[ \t]+/g, ' '),
          ...body.map((part) => part.replaceAll('=\r\n', '')),
        ];
        const text = whole.join('\r\n\r\n');
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, text });
        callback();
      });
    },
    ...options,
  });
  // Clients that break off are part of the tests.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { port, url: `smtp://127.0.0.1:${port}`, received };
}

/** An SMTP server's error response. */
export function refusal(responseCode: number, message = 'Not today'): Error {
  return Object.assign(new Error(message), { responseCode });
}
