import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { makeCertificate } from '#tests/support/make-certificate.ts';
import { refusal, startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { createMailer, type MailMessage } from './mailer.ts';

const from = { name: 'Larkfield Energy', address: 'help@larkfield.example' };
const message: MailMessage = {
  id: 'lead-1-confirmation',
  to: { name: 'Robin Sample', address: 'robin@example.com' },
  subject: 'We’ve got your complaint: S9WC-CV6Q-DZK',
  text: 'Hello Robin,\n\n.\nA line with a full stop alone stays whole. £250',
  html: '<p>Hello Robin</p>',
};
/** Only for servers that never answer: in other tests a slow machine could exceed these. */
const shortTimeouts = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };

function mailerFor(smtpUrl: string, timeouts?: typeof shortTimeouts) {
  return createMailer({ smtpUrl, from, outboxDir: '/nowhere', ...(timeouts && { timeouts }) });
}

async function sendTo(options: SMTPServerOptions, timeouts?: typeof shortTimeouts) {
  const server = await startSmtpServer(options);
  return mailerFor(server.url, timeouts).send(message);
}

test('a message arrives with both its parts, its sender, recipient and Message-ID', async () => {
  const { url, received } = await startSmtpServer();
  expect(await mailerFor(url).send(message)).toEqual({ ok: true });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: from.address, to: ['robin@example.com'] });
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain('Message-ID: <lead-1-confirmation@larkfield.example>');
  expect(raw).toContain('From: Larkfield Energy <help@larkfield.example>');
  expect(raw).toContain('To: Robin Sample <robin@example.com>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toMatch(
    /Content-Type: text\/plain; charset=utf-8[\s\S]*A line with a full stop alone[\s\S]*Content-Type: text\/html/,
  );
});

test('a repeat of a message carries the same Message-ID', async () => {
  const { url, received } = await startSmtpServer();
  await mailerFor(url).send(message);
  await mailerFor(url).send(message);
  const ids = received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(1);
});

describe('refusals about the message', () => {
  const refusing: Record<string, (code: number) => SMTPServerOptions> = {
    'the recipient': (code) => ({ onRcptTo: (_address, _session, callback) => callback(refusal(code)) }),
    'the text': (code) => ({
      onData: (stream, _session, callback) => {
        stream.resume().on('end', () => callback(refusal(code)));
      },
    }),
  };
  test.each(Object.keys(refusing))('a 4xx about %s is retried, and a 5xx is permanent', async (what) => {
    for (const code of [421, 450, 452]) {
      expect(await sendTo(refusing[what]?.(code) ?? {})).toEqual({
        ok: false,
        code: `smtp-${code}`,
        retry: true,
      });
    }
    for (const code of [550, 552, 554]) {
      expect(await sendTo(refusing[what]?.(code) ?? {})).toEqual({
        ok: false,
        code: `smtp-${code}`,
        retry: false,
      });
    }
  });
});

test('a refused sender is our setting, so the message is retried, whatever the code', async () => {
  const refuseSender = (code: number): SMTPServerOptions => ({
    onMailFrom: (_address, _session, callback) => callback(refusal(code)),
  });
  expect(await sendTo(refuseSender(450))).toEqual({ ok: false, code: 'smtp-450', retry: true });
  for (const code of [550, 553, 554]) {
    expect(await sendTo(refuseSender(code))).toEqual({ ok: false, code: 'smtp-sender-refused', retry: true });
  }
});

test('a certificate that is not trusted, and a server without TLS, are named as such', async () => {
  const tlsFailed = { ok: false, code: 'smtp-tls-failed', retry: true };
  const secure = await startSmtpServer({ secure: true, ...makeCertificate() });
  expect(await mailerFor(`smtps://127.0.0.1:${secure.port}`).send(message)).toEqual(tlsFailed);
  const upgrading = await startSmtpServer({ disabledCommands: [], ...makeCertificate() });
  expect(await mailerFor(upgrading.url).send(message)).toEqual(tlsFailed);
  const plain = await startSmtpServer();
  expect(await mailerFor(`smtps://127.0.0.1:${plain.port}`).send(message)).toEqual(tlsFailed);
});

test('a server that refuses one recipient accepts the mail of others', async () => {
  const { url, received } = await startSmtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === 'nobody@example.com' ? refusal(550) : undefined),
  });
  const mailer = mailerFor(url);
  const to = { name: 'Nobody', address: 'nobody@example.com' };
  expect(await mailer.send({ ...message, to })).toEqual({ ok: false, code: 'smtp-550', retry: false });
  expect(await mailer.send(message)).toEqual({ ok: true });
  expect(received.map((mail) => mail.to)).toEqual([['robin@example.com']]);
});

test('a problem with the server or our login is retried, whatever its code, since the message is not to blame', async () => {
  expect(await sendTo({ onConnect: (_session, callback) => callback(refusal(554)) })).toMatchObject({
    code: 'smtp-554',
    retry: true,
  });
  expect(await sendTo({ authOptional: false })).toEqual({ ok: false, code: 'smtp-530', retry: true });
  const { port } = await startSmtpServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(refusal(535)),
  });
  const outcome = await mailerFor(`smtp://user:wrong@127.0.0.1:${port}`).send(message);
  expect(outcome).toEqual({ ok: false, code: 'smtp-login-refused', retry: true });
});

test('a message is retried if the port is closed or the host has no address', async () => {
  expect(await mailerFor(`smtp://127.0.0.1:${await freePort()}`).send(message)).toEqual({
    ok: false,
    code: 'smtp-connection-lost',
    retry: true,
  });
  expect(await mailerFor('smtp://no-such-host.invalid:25').send(message)).toMatchObject({
    ok: false,
    retry: true,
  });
});

test('a server that hangs at any step times out, and the message is retried', async () => {
  const forever = () => {};
  for (const options of [
    { onConnect: forever },
    { onMailFrom: forever },
    { onRcptTo: forever },
    { onData: forever },
  ] satisfies SMTPServerOptions[]) {
    expect(await sendTo(options, shortTimeouts)).toEqual({ ok: false, code: 'smtp-timeout', retry: true });
  }
});

test('an abort ends a send that is still waiting', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const { url } = await startSmtpServer({ onMailFrom: () => resolve() });
  const abort = new AbortController();
  const mailer = createMailer({ smtpUrl: url, from, outboxDir: '/nowhere' });
  const sending = mailer.send(message, { signal: abort.signal });
  await asked;
  abort.abort();
  expect(await sending).toEqual({ ok: false, code: 'smtp-timeout', retry: true });
});

test.each([
  ['at once', ''],
  ['after its greeting', '220 hello\r\n'],
  ['in the middle of a line', '220 hel'],
])('a message is retried after the server drops the connection %s', async (_when, greeting) => {
  const server = createServer((socket: Socket) => socket.end(greeting)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await mailerFor(`smtp://127.0.0.1:${port}`).send(message)).toMatchObject({ ok: false, retry: true });
});

test('a message is retried after the server replies with nonsense', async () => {
  const server = createServer((socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await mailerFor(`smtp://127.0.0.1:${port}`).send(message)).toMatchObject({ ok: false, retry: true });
});
