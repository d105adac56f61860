import type { LeadWithJobs } from '../../services/leads/store/lead-queries.ts';
import type { LeadsStore } from '../../services/leads/store/leads-store.ts';
import { csvHead, csvRow } from './csv-row.ts';
import type { ExportFormat } from './read-command.ts';

/** How many leads are read at a time: this limits memory, however many there are. */
const pageSize = 500;

/** Prints all leads since a moment, oldest first, a page at a time: CSV with a header line, or one JSON array. */
export async function exportLeads(
  store: Pick<LeadsStore, 'page'>,
  { since, format }: { since: string; format: ExportFormat },
  print: (text: string) => Promise<void>,
): Promise<void> {
  const isCsv = format === 'csv';
  await print(isCsv ? csvHead : '[');
  let before = isCsv ? '' : '\n';
  for (let page = await store.page(since, pageSize); page.length > 0; page = await nextPage(page)) {
    const separator = isCsv ? '' : ',\n';
    await print(before + page.map(isCsv ? csvRow : jsonRow).join(separator));
    before = separator;
  }
  if (!isCsv) await print('\n]\n');

  async function nextPage(page: LeadWithJobs[]): Promise<LeadWithJobs[]> {
    const last = page.at(-1);
    return page.length < pageSize || !last ? [] : store.page(since, pageSize, last);
  }
}

function jsonRow({ id, reference, receivedAt, clientId, address, document, jobs }: LeadWithJobs): string {
  return JSON.stringify({ id, reference, receivedAt, clientId, address, lead: document.data, jobs });
}
