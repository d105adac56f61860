import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { startSite } from '#tests/support/start-site.ts';
import { simpleMail } from './simple-mail.ts';

export const area = '/help-and-support';
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A site with its usual limits. Attackers are distinguished by X-Forwarded-For, as behind a proxy. */
export async function attackedSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'));
  const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'on', LOG_LEVEL: 'silent' });

  const send = (path: string, from: string, init: Init = {}) =>
    fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', 'x-forwarded-for': from, ...init.headers },
    });

  function post(
    path: string,
    fields: Record<string, string>,
    from: string,
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams(fields).toString();
    return send(path, from, { method: 'POST', headers: { ...formHeaders, ...headers }, body });
  }

  function rows(table: 'leads' | 'identity_records'): number {
    const database = new DatabaseSync(join(dataDir, 'help-and-support.db'), { readOnly: true });
    try {
      return Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows'] ?? 0);
    } finally {
      database.close();
    }
  }

  function mails(): string[] {
    try {
      const outbox = join(dataDir, 'outbox');
      return readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
    } catch {
      return [];
    }
  }

  /** The e-mails, once no more have arrived for two seconds. */
  async function settledMails() {
    for (let before = -1; before !== mails().length;) {
      before = mails().length;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    return mails().map(simpleMail);
  }

  async function stop() {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { url: site.url, pid: site.pid, send, post, leads: () => rows('leads'), rows, settledMails, stop };
}

export type AttackedSite = Awaited<ReturnType<typeof attackedSite>>;

/** A meter reading as its page posts it. Each `nth` is a separate lead. */
export function reading(nth: number, more: Record<string, string> = {}) {
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

/** Sends this many requests, some concurrently, and returns the result of each. */
export async function flood<Result>(
  many: number,
  request: (nth: number) => Promise<Result>,
  atOnce = 20,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < many; first += atOnce) {
    const length = Math.min(atOnce, many - first);
    results.push(...(await Promise.all(Array.from({ length }, (_, nth) => request(first + nth)))));
  }
  return results;
}

export const statusOf = async (answering: Promise<Response>) => {
  const answer = await answering;
  await answer.arrayBuffer();
  return answer.status;
};
