// What was tried against the site, how often, and what got through. Every count is bounded, and all traffic stays on this
// machine. The site has its usual limits; attackers are told apart by X-Forwarded-For, as behind a proxy.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { postRoutes } from '#tests/support/post-routes.ts';
import { openConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { startSite } from '#tests/support/start-site.ts';

const area = '/help-and-support';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'));
const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'on', LOG_LEVEL: 'silent' });
try {
  await postsOfOtherOrigins();
  await floodOfLeads();
  await emailsToOneAddress();
  await answersThatGrow();
  await slowConnections();
  await tooManyAtOnce();
  await guessedPasswords();
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function print(attack: string, tried: string, through: string) {
  process.stdout.write(`${attack.padEnd(34)} ${tried.padEnd(44)} ${through}\n`);
}

function post(
  path: string,
  fields: Record<string, string>,
  from: string,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields).toString();
  const all = { ...form, accept: 'text/html', 'x-forwarded-for': from, ...headers };
  return fetch(site.url + path, { method: 'POST', headers: all, body, redirect: 'manual' });
}

async function postsOfOtherOrigins() {
  const foreign = ['http://evil.example', 'null', `${site.url}.evil.example`, 'https://127.0.0.1'];
  let through = 0;
  for (const path of postRoutes)
    for (const origin of foreign) {
      const { status } = await post(path, reading(0), '192.0.2.10', { origin });
      if (status !== 403) through += 1;
    }
  print(
    'Posts of other origins',
    `${postRoutes.length} routes × ${foreign.length} origins`,
    `${through} not refused`,
  );
}

function reading(nth: number, more: Record<string, string> = {}) {
  return {
    fuel: 'Gas',
    gas_account_number: 'A12345',
    gas_reading: String(10_000 + nth),
    date: londonDay(Date.now()),
    first_name: 'Ann',
    last_name: 'Okafor',
    telephone: '07700 900 982',
    'page-made-at': String(Date.now() - 60_000),
    ...more,
  };
}

async function floodOfLeads() {
  const many = 2_000;
  const before = leads();
  const start = performance.now();
  for (let nth = 0; nth < many; nth += 1)
    await post(`${area}/submit-meter-read/kept`, reading(nth), '192.0.2.20');
  const seconds = Math.round((performance.now() - start) / 1_000);
  print('Flood of leads from one address', `${many} posts in ${seconds} s`, `${leads() - before} stored`);
}

async function emailsToOneAddress() {
  const many = 300;
  const before = { leads: leads(), mails: mails() };
  for (let nth = 0; nth < many; nth += 1) {
    const victim = reading(20_000 + nth, { email: 'victim@example.com', first_name: 'See evil.example' });
    await post(`${area}/submit-meter-read/kept`, victim, `198.51.100.${nth % 100}`);
  }
  await settled();
  print(
    'E-mails to one address',
    `${many} posts from 100 addresses`,
    `${leads() - before.leads} leads, ${mails() - before.mails} e-mails, ${mailsWith('evil.example')} with the words`,
  );
}

async function answersThatGrow() {
  // Percent-encoded a character is three bytes: 100 KiB just fit.
  const sizes = [4 * 1024 * 1024, 100 * 1024];
  for (const size of sizes) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const fields = { 'first-name': '<'.repeat(size), intent: 'next-step' };
        const answer = await post(`${area}/complaints/pay-as-you-go`, fields, `203.0.113.${nth}`).catch(
          () => undefined,
        );
        return {
          status: answer?.status ?? 'connection closed',
          bytes: (await answer?.text().catch(() => ''))?.length ?? 0,
        };
      }),
    );
    const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
    const largest = Math.max(...answers.map(({ bytes }) => bytes));
    print(
      'Answers that grow',
      `40 at once of ${size / 1024} KiB of '<'`,
      `${statuses}; ${largest} bytes at most, ${memory()} MB`,
    );
  }
}

async function slowConnections() {
  const many = 500;
  const head = {
    'X-Forwarded-For': '192.0.2.66',
    'Content-Type': form['content-type'],
    'Content-Length': '100000',
  };
  const connections: RawConnection[] = [];
  for (let nth = 0; nth < many; nth += 1) {
    const connection = await openConnection(site.url);
    connection.send(`POST ${area}/complaints/pay-as-you-go HTTP/1.1`, head, 'first-name=');
    connections.push(connection);
  }
  const times = [];
  for (const path of ['/healthz', `${area}/emergencies`, `${area}/meters?uncached`]) {
    const start = performance.now();
    const { status } = await fetch(site.url + path, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    times.push(`${path.split('/').at(-1)} ${status} in ${Math.round(performance.now() - start)} ms`);
  }
  for (const connection of connections) connection.close();
  print('Slow connections', `${many} posts that never end`, times.join(', '));
}

async function tooManyAtOnce() {
  const connections: RawConnection[] = [];
  for (let nth = 0; nth < 600; nth += 1) connections.push(await openConnection(site.url));
  const waits = connections.map(async (connection, nth) => {
    const start = performance.now();
    connection.send(`GET ${area}/meters?nth=${nth} HTTP/1.1`, {
      Accept: 'text/html',
      Connection: 'close',
      'X-Forwarded-For': `192.0.2.${nth % 250}`,
    });
    await connection.ended;
    return { status: connection.status(), ms: performance.now() - start };
  });
  const refused = (await Promise.all(waits)).filter(({ status }) => status === '503');
  const times = refused.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
  print(
    'Uncached pages at once',
    `${connections.length} requests`,
    `${refused.length} answered 503, after ${times[times.length >> 1]} ms (median), ${times.at(-1)} ms (longest)`,
  );
}

async function guessedPasswords() {
  const many = 2_000;
  const request = new URLSearchParams({
    client_id: 'help-and-support',
    redirect_uri: `${site.url}${area}/sign-in/callback`,
    response_type: 'id_token token',
    response_mode: 'form_post',
    scope: 'openid',
    state: 's',
    nonce: 'n',
  });
  const before = rows('identity_records');
  for (let nth = 0; nth < many; nth += 1)
    await fetch(`${site.url}/identity/auth?${request}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '192.0.2.30' },
    });
  print('Sign-in requests of one address', `${many}`, `${rows('identity_records') - before} rows stored`);
}

function leads(): number {
  return rows('leads');
}

function rows(table: 'leads' | 'identity_records'): number {
  const database = new DatabaseSync(join(dataDir, 'help-and-support.db'), { readOnly: true });
  try {
    return Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows'] ?? 0);
  } finally {
    database.close();
  }
}

function mailFiles(): string[] {
  try {
    return readdirSync(join(dataDir, 'outbox')).map((file) => join(dataDir, 'outbox', file));
  } catch {
    return [];
  }
}

function mails(): number {
  return mailFiles().length;
}

function mailsWith(words: string): number {
  return mailFiles().filter((file) => readFileSync(file, 'utf8').includes(words)).length;
}

/** Resolves when the outbox has no e-mail left to send. */
async function settled() {
  for (let before = -1; before !== mails();) {
    before = mails();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Memory of the site's process, in MB, where the system says so. */
function memory(): string {
  try {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    return String(Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
  } catch {
    return '?';
  }
}
