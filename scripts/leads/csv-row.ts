import { stringify } from 'csv-stringify/sync';
import { addressIdOf } from '../../services/leads/lead-address/address-id-of.ts';
import type { LeadWithJobs } from '../../services/leads/store/lead-queries.ts';

type Column = { name: string; value: (lead: LeadWithJobs) => unknown };

const attribute = (name: keyof LeadWithJobs['document']['data']['attributes']): Column => ({
  name,
  value: ({ document }) => document.data.attributes[name],
});
const job = (kind: string): Column => ({
  name: kind,
  value: ({ jobs }) => jobs.find((each) => each.kind === kind)?.state,
});

const columns: Column[] = [
  { name: 'reference', value: ({ reference }) => reference },
  { name: 'received-at', value: ({ receivedAt }) => receivedAt },
  { name: 'client-id', value: ({ clientId }) => clientId },
  ...(['topic', 'query-type', 'query-subtype', 'title', 'first-name', 'surname', 'email'] as const).map(
    attribute,
  ),
  { name: 'contact-number', value: ({ document }) => document.data.attributes['contact-number']?.number },
  attribute('vulnerability-consent'),
  { name: 'address', value: ({ address }) => address },
  { name: 'address-id', value: ({ document }) => addressIdOf(document) },
  attribute('additional-information'),
  attribute('query'),
  job('confirmation-email'),
  job('crm-hand-over'),
];

/**
 * The header line of the CSV, after a byte order mark: without it, Excel on Windows reads the file in the code page of
 * the machine.
 */
export const csvHead = `\ufeff${line(columns.map(({ name }) => name))}`;

/** A lead as a line of CSV (RFC 4180). */
export function csvRow(lead: LeadWithJobs): string {
  return line(columns.map(({ value }) => cell(value(lead))));
}

function line(cells: string[]): string {
  // Some spreadsheets split cells at semicolons or tabs, but not within quotes.
  return stringify([cells], { record_delimiter: '\r\n', quoted_match: /[;\t\r\n]/ });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Spreadsheets run text that starts like a formula, also with full-width characters; an apostrophe makes it plain
  // text.
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
