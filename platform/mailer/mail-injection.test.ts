import { expect, test } from 'vitest';
import { startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { isSendableAddress } from './mailbox.ts';
import { createMailer } from './mailer.ts';

const from = { name: 'Larkfield Energy', address: 'help@larkfield.example' };
const message = { id: 'lead-1', subject: 'We’ve got your complaint', text: 'Hello', html: '<p>Hello</p>' };

test.each([
  'Robin\r\nBcc: victim@example.com',
  'Robin\nBcc: victim@example.com\n\nA text of my own',
  'Robin\r\n\r\nA text of my own',
  'Robin" <victim@example.com>, "',
  'Robin <victim@example.com>',
  'victim@example.com, Robin',
  'Robin\u0000\u2028Bcc: victim@example.com',
  'Robin =?utf-8?q?=0D=0ABcc=3A_victim=40example.com?=',
  '😀'.repeat(500),
])('a name can’t add recipients, headers or text: %j', async (name) => {
  const { url, received } = await startSmtpServer();
  const mailer = createMailer({ smtpUrl: url, from, outboxDir: '/nowhere' });
  expect(await mailer.send({ ...message, to: { name, address: 'robin@example.com' } })).toEqual({ ok: true });
  expect(received.map(({ to }) => to)).toEqual([['robin@example.com']]);
  const head = received[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^to:/gim)).toHaveLength(1);
  expect(head).not.toContain('A text of my own\r\n\r\n');
  expect(received[0]?.raw.indexOf('Hello')).toBeGreaterThan(0);
});

test.each([
  'robin@example.com\r\nBcc: victim@example.com',
  'robin@example.com, victim@example.com',
  'robin@example.com;victim@example.com',
  'robin@example.com victim@example.com',
  '<robin@example.com>',
  'Robin <robin@example.com>',
  '"robin, victim@example.com"@example.com',
  'robin@example.com>\r\nRCPT TO:<victim@example.com',
  'robin(comment)@example.com',
  'group: robin@example.com',
  'robin@@example.com',
  'robin',
  '',
  `${'x'.repeat(250)}@example.com`,
])(
  'an address field that is not exactly one address is refused for good, and nothing is sent: %j',
  async (address) => {
    const { url, received } = await startSmtpServer();
    const mailer = createMailer({ smtpUrl: url, from, outboxDir: '/nowhere' });
    expect(await mailer.send({ ...message, to: { name: 'Robin', address } })).toEqual({
      ok: false,
      code: 'address-not-usable',
      retry: false,
    });
    expect(received).toEqual([]);
  },
);

test('a subject stays one line', async () => {
  const { url, received } = await startSmtpServer();
  const mailer = createMailer({ smtpUrl: url, from, outboxDir: '/nowhere' });
  const to = { name: 'Robin', address: 'robin@example.com' };
  await mailer.send({ ...message, to, subject: 'Hello\r\nBcc: victim@example.com' });
  expect(received[0]?.raw).toContain('Subject: Hello Bcc: victim@example.com\r\n');
  expect(received[0]?.to).toEqual(['robin@example.com']);
});

test('usual addresses are accepted', () => {
  for (const address of [
    'robin@example.com',
    "o'brien+energy@mail.example.co.uk",
    'rób@exämple.com',
    'a@b',
  ]) {
    expect(isSendableAddress(address), address).toBe(true);
  }
});
