import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './mailer.ts';

const from = { name: 'Larkfield Energy', address: 'help@larkfield.example' };
const message = {
  id: 'lead-1-confirmation',
  to: { name: 'Robin Sample', address: 'robin@example.com' },
  subject: 'We’ve got your complaint',
  text: 'Hello Robin',
  html: '<p>Hello Robin</p>',
};

async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const outboxDir = join(folder, 'made/when/needed');
  return { outboxDir, mailer: createMailer({ from, outboxDir }) };
}

test('without an SMTP server a message becomes a file that only its owner can read', async () => {
  const { outboxDir, mailer } = await openOutbox();
  expect(await mailer.send(message)).toEqual({ ok: true });
  expect(await readdir(outboxDir)).toEqual(['lead-1-confirmation@larkfield.example.eml']);
  const file = join(outboxDir, 'lead-1-confirmation@larkfield.example.eml');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('To: Robin Sample <robin@example.com>\r\n');
  expect(text).toContain('Hello Robin');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a repeated message replaces its file, and concurrent repeats leave one whole file and nothing else', async () => {
  const { outboxDir, mailer } = await openOutbox();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => mailer.send(message)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await readdir(outboxDir)).toEqual(['lead-1-confirmation@larkfield.example.eml']);
});

test('an id can’t refer to a path outside the folder', async () => {
  const { outboxDir, mailer } = await openOutbox();
  expect(await mailer.send({ ...message, id: '../../../lead' })).toEqual({ ok: true });
  expect(await readdir(outboxDir)).toEqual(['......lead@larkfield.example.eml']);
});

test('a message is to be retried if the folder can’t be written to, and no files remain', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'file'), '');
  const mailer = createMailer({ from, outboxDir: join(folder, 'file') });
  expect(await mailer.send(message)).toEqual({ ok: false, code: 'mail-not-sent', retry: true });
  expect(await readdir(folder)).toEqual(['file']);
});
