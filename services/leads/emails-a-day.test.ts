import { describe, expect, onTestFinished, test } from 'vitest';
import { leadTopics } from '#contracts/lead.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createMailer } from '#platform/mailer/mailer.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { refusal, startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { sendConfirmation } from './confirmation-email/send-confirmation.ts';
import { makeLead } from './leads.fixture.ts';
import { startOutboxWorker } from './outbox/outbox-worker.ts';
import { defaultEmailsADay } from './store/count-recipients.ts';
import { createLeadsStore } from './store/leads-store.ts';
import type { LeadsTables } from './store/leads-tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const waiting = { interval: 5 };
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

describe.each(await engines())('e-mails a day to one address on $name', longTimeout, (engine) => {
  const open = (options: Parameters<typeof openLeads>[1] = {}) =>
    openLeads(engine, { emailsADay: defaultEmailsADay, ...options });
  type Leads = Awaited<ReturnType<typeof open>>;

  /** Posts a lead with this address; returns whether its e-mail is announced. */
  async function announced({ postAndRead }: Leads, email = 'robin@example.com') {
    const { attributes } = await postAndRead(makeLead({ email }));
    return attributes?.['confirmation-email'];
  }

  test('thirty concurrent leads at two processes are all stored, and three are confirmed by e-mail', async () => {
    const leads = await open();
    const otherDatabase = openDatabase<LeadsTables>(leads.database.url);
    onTestFinished(() => otherDatabase.close());
    const otherStore = createLeadsStore(otherDatabase);
    const accepted = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        (nth % 2 ? leads.store : otherStore).accept(makeLead(), {
          clientId: 'a',
          at: leads.clock.now(),
        }),
      ),
    );
    const isEmailed = accepted.map((each) => each.outcome === 'accepted' && each.isEmailed);
    expect(isEmailed.filter(Boolean)).toHaveLength(3);
    // Each has a job for the supplier's CRM, too.
    expect(await leads.store.totals()).toEqual({ leads: 30, pending: 33, done: 0, dead: 0, skipped: 27 });
  });

  // SPEC §2: the visitor who gives feedback will not be contacted.
  test('feedback sends no e-mail and does not count towards the limit of three', async () => {
    const leads = await open();
    const feedback = makeLead({ topic: leadTopics.feedback, 'query-subtype': 'Feedback-Energy' });
    for (let nth = 0; nth < 3; nth += 1)
      expect((await leads.postAndRead(feedback)).attributes).toMatchObject({
        'confirmation-email': 'not-sent',
      });
    expect(await leads.store.totals()).toEqual({ leads: 3, pending: 3, done: 0, dead: 0, skipped: 0 });
    expect(await announced(leads)).toBe('sent');
  });

  test('the response says whether an e-mail follows; a repeated post gets the same response and is not counted', async () => {
    const leads = await open();
    const post = async (key: string) =>
      (await leads.postAndRead(makeLead(), { 'idempotency-key': key })).attributes;
    const first = await post('key-1');
    expect(first).toMatchObject({ 'confirmation-email': 'sent' });
    for (let nth = 0; nth < 5; nth += 1) expect(await post('key-1')).toEqual(first);
    await post('key-2');
    await post('key-3');
    const fourth = await post('key-4');
    expect(fourth).toMatchObject({ 'confirmation-email': 'not-sent' });
    expect(await post('key-4')).toEqual(fourth);
    expect(await post('key-1')).toEqual(first);
    expect(await leads.store.totals()).toMatchObject({ leads: 4, skipped: 1 });
  });

  test('a lead without an e-mail address announces no e-mail, and is not counted', async () => {
    const leads = await open();
    for (let nth = 0; nth < 5; nth += 1) expect(await announced(leads, '')).toBe('not-sent');
    expect(await leads.store.totals()).toMatchObject({ leads: 5, pending: 5, skipped: 0 });
  });

  test('spellings of one mailbox are counted together, and other mailboxes separately', async () => {
    const leads = await open();
    const spellings = [
      'robin@exämple.com',
      ' ROBIN@EXÄMPLE.COM',
      'robin+energy@xn--exmple-cua.com',
      'Robin+1+2@Exämple.com.',
    ];
    const answers = [];
    for (const spelling of spellings) answers.push(await announced(leads, spelling));
    expect(answers).toEqual(['sent', 'sent', 'sent', 'not-sent']);
    for (const other of [
      'rob.in@exämple.com',
      'robyn@exämple.com',
      'robin@example.com',
      '+robin@exämple.com',
    ])
      expect(await announced(leads, other)).toBe('sent');
  });

  test('a day after its first e-mail an address gets three more', async () => {
    const leads = await open();
    for (let nth = 0; nth < 4; nth += 1) await announced(leads);
    leads.clock.pass(dayMs - 1);
    expect(await announced(leads)).toBe('not-sent');
    leads.clock.pass(1);
    const answers = [];
    for (let nth = 0; nth < 4; nth += 1) answers.push(await announced(leads));
    expect(answers).toEqual(['sent', 'sent', 'sent', 'not-sent']);
  });

  test('a lead that was not stored is not counted', async () => {
    const references = ['A'];
    const leads = await open({ newReference: () => references.shift() ?? 'A' });
    await announced(leads);
    for (let nth = 0; nth < 3; nth += 1) expect((await leads.post()).status).toBe(500);
    references.push('B', 'C', 'D');
    const answers = [await announced(leads), await announced(leads), await announced(leads)];
    expect(answers).toEqual(['sent', 'sent', 'not-sent']);
  });

  test('a retried e-mail is counted once, and a skipped one is never sent', async () => {
    let isBusy = true;
    const { url, received } = await startSmtpServer({
      onMailFrom: (_address, _session, callback) => callback(isBusy ? refusal(451) : undefined),
    });
    const leads = await open();
    const mailer = createMailer({
      smtpUrl: url,
      from: { name: 'Larkfield Energy', address: 'help@larkfield.example' },
      outboxDir: '/nowhere',
    });
    const handlers = { 'confirmation-email': sendConfirmation({ mailer, brand }) };
    const worker = startOutboxWorker({ ...leads, handlers, random: () => 0 });
    onTestFinished(() => worker.stop());
    await announced(leads);
    worker.wake();
    const failedTries = () => leads.lines.filter(({ fields }) => fields['code'] === 'smtp-451').length;
    await expect.poll(failedTries, waiting).toBe(1);
    leads.clock.pass(30_000);
    worker.wake();
    await expect.poll(failedTries, waiting).toBe(2);
    isBusy = false;
    leads.clock.pass(120_000);
    const others = [await announced(leads), await announced(leads), await announced(leads)];
    expect(others).toEqual(['sent', 'sent', 'not-sent']);
    worker.wake();
    await expect.poll(() => leads.store.totals(), waiting).toMatchObject({ done: 3, dead: 0, skipped: 1 });
    expect(received).toHaveLength(3);
  });

  test('with the limit switched off, every lead is confirmed by e-mail', async () => {
    const leads = await open({ emailsADay: Infinity });
    for (let nth = 0; nth < 10; nth += 1) expect(await announced(leads)).toBe('sent');
  });

  test('the counters contain no personal data, and are deleted when their day is over', async () => {
    const leads = await open();
    await announced(leads);
    const counted = () => leads.database.queries.selectFrom('lead_recipients').selectAll().execute();
    const [row] = await counted();
    expect(row).toMatchObject({ leads: 1 });
    expect(JSON.stringify(row)).not.toContain('robin');
    leads.clock.pass(dayMs - 1);
    await leads.store.forgetRecipients(leads.clock.now());
    expect(await counted()).toHaveLength(1);
    leads.clock.pass(1);
    await leads.store.forgetRecipients(leads.clock.now());
    expect(await counted()).toEqual([]);
  });
});
