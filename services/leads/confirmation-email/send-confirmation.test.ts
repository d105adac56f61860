import { describe, expect, onTestFinished, test } from 'vitest';
import { createMailer } from '#platform/mailer/mailer.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { refusal, startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { makeLead } from '../leads.fixture.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { sendConfirmation, type SendConfirmationDeps } from './send-confirmation.ts';

const from = { name: 'Larkfield Energy', address: 'help@larkfield.example' };
const phones = {
  meterEmergency: '1',
  gasEmergency: '0800 111 999',
  powerCut: '105',
  customerService: '0808 157 0123',
};
const brand = async () => ({
  name: 'Larkfield Energy',
  phones,
  openingHours: 'Monday to Friday',
  complaintWeeks: 'eight weeks',
});
const waiting = { interval: 5 };

describe.each(await engines())('confirmation emails on $name', longTimeout, (engine) => {
  async function openPost(
    smtp: Parameters<typeof startSmtpServer>[0] = {},
    changes: Partial<SendConfirmationDeps> = {},
  ) {
    const leads = await openLeads(engine);
    const server = await startSmtpServer(smtp);
    const mailer = createMailer({ smtpUrl: server.url, from, outboxDir: '/nowhere' });
    const handler = sendConfirmation({ mailer, brand, ...changes });
    const worker = startOutboxWorker({
      ...leads,
      handlers: { 'confirmation-email': handler },
      random: () => 0,
    });
    onTestFinished(() => worker.stop());
    const send = async (...request: Parameters<typeof leads.postAndRead>) => {
      const lead = await leads.postAndRead(...request);
      worker.wake();
      return lead;
    };
    return { ...leads, ...server, worker, send, totals: () => leads.store.totals() };
  }

  test('a visitor gets one confirmation of a lead, with its reference', async () => {
    const { send, totals, received } = await openPost();
    const { id, attributes } = await send();
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
    expect(received.map(({ to }) => to)).toEqual([['robin@example.com']]);
    expect(received[0]?.text).toContain(`Message-ID: <lead-${id}-confirmation@larkfield.example>`);
    expect(received[0]?.text).toContain(attributes?.reference);
  });

  test('many leads are confirmed once each', async () => {
    const { send, totals, received } = await openPost();
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) => send(makeLead({ email: `robin${nth}@example.com` }))),
    );
    await expect.poll(totals, waiting).toMatchObject({ done: 30 });
    expect(new Set(received.map(({ to }) => to[0])).size).toBe(30);
    expect(received).toHaveLength(30);
  });

  test('a message that a busy server rejects is sent again later', async () => {
    let isBusy = true;
    const { send, totals, received, lines, clock, worker } = await openPost({
      onMailFrom: (_address, _session, callback) => callback(isBusy ? refusal(451) : undefined),
    });
    await send();
    await expect.poll(() => lines.at(-1)?.fields['code'], waiting).toBe('smtp-451');
    isBusy = false;
    clock.pass(30_000);
    worker.wake();
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
    expect(received).toHaveLength(1);
  });

  test('if the server refuses an address for good, the job is dead with the server’s code, and the lead is safe', async () => {
    const { send, totals, store } = await openPost({
      onRcptTo: (_address, _session, callback) => callback(refusal(550)),
    });
    const { attributes } = await send();
    await expect.poll(totals, waiting).toMatchObject({ dead: 1, leads: 1 });
    const lead = await store.findByReference(attributes?.reference ?? '');
    expect(lead?.jobs[0]).toMatchObject({ state: 'dead', lastError: 'smtp-550' });
  });

  test('an address that would add recipients or headers gets no email', async () => {
    const { send, totals, received } = await openPost();
    await send(makeLead({ email: 'a@example.com, b@example.com' }));
    await send(makeLead({ email: 'a@example.com\r\nBcc: b@example.com' }));
    await send(makeLead({ 'first-name': 'Robin\r\nBcc: b@example.com', email: 'c@example.com' }));
    await expect.poll(totals, waiting).toMatchObject({ dead: 2, done: 1 });
    expect(received.map(({ to }) => to)).toEqual([['c@example.com']]);
    expect(received[0]?.text).not.toMatch(/^bcc:/im);
  });

  test('while the brand can’t be read, the email waits', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const { send, lines, received } = await openPost({}, { brand: gone });
    await send();
    await expect.poll(() => lines.at(-1)?.fields['code'], waiting).toBe('brand-not-known');
    expect(received).toEqual([]);
  });

  test('text from a stranger is never sent: no words, no link and no invalid name', async () => {
    const { send, totals, received } = await openPost();
    const words = 'Pay at https://evil.example';
    await send(makeLead({ 'first-name': words, surname: words, query: words }));
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
    const raw = received[0]?.raw ?? '';
    expect(raw).toMatch(/^To: robin@example\.com\r$/m);
    for (const mail of [raw, received[0]?.text ?? '']) {
      expect(mail).toContain('Dispute Bill/Balance');
      expect(mail).not.toMatch(/evil|Pay at/);
    }
  });

  test('no personal data is logged when an email is refused', async () => {
    const { send, totals, lines } = await openPost({
      onRcptTo: (to, _session, callback) => callback(refusal(550, `No ${to.address}`)),
    });
    await send(makeLead({ email: 'secret-7f3a@example.com', 'first-name': 'secret-7f3a' }));
    await expect.poll(totals, waiting).toMatchObject({ dead: 1 });
    await expect.poll(() => lines.length, waiting).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toMatch(/secret-7f3a|example\.com/);
  });
});
