import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LeadDocument } from '#contracts/lead.ts';

type StoredLead = { reference: string } & LeadDocument['data'];

/** The data folder of the site that the tests share; set by playwright.config.ts. */
export function sharedDataDir(): string {
  const dir = process.env['TEST_DATA_DIR'];
  if (!dir) throw new Error('TEST_DATA_DIR is not set: run the tests with playwright.config.ts');
  return dir;
}

/** The stored leads that contain this text, usually an e-mail address, read from the site's SQLite file. */
export function storedLeads(words: string, dataDir = sharedDataDir()): StoredLead[] {
  const rows = readRows('select reference, document from leads where instr(document, ?) > 0', words, dataDir);
  return rows.map(({ reference, document }) => ({
    reference: String(reference),
    ...(JSON.parse(String(document)) as LeadDocument).data,
  }));
}

/** The jobs of the lead with a reference, by kind: an e-mail, the delivery to the supplier's CRM. */
export function outboxKinds(reference: string, dataDir = sharedDataDir()): string[] {
  const sql =
    'select kind from lead_outbox join leads on leads.id = lead_id where reference = ? order by kind';
  return readRows(sql, reference, dataDir).map(({ kind }) => String(kind));
}

function readRows(sql: string, value: string, dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'help-and-support.db'), { readOnly: true });
  try {
    return database.prepare(sql).all(value);
  } finally {
    database.close();
  }
}

/** The e-mails that a site wrote to its outbox for an address, with soft line breaks joined. */
export async function sentEmails(email: string, dataDir = sharedDataDir()): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '')).filter((mail) => mail.includes(email));
}
