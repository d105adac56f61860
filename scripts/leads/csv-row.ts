import { addressIdOf } from '../../services/leads/lead-address/address-id-of.ts';
import type { LeadWithJobs } from '../../services/leads/store/leads-desk.ts';

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
  ...(['topic', 'query-type', 'query-subtype', 'first-name', 'surname', 'email'] as const).map(attribute),
  { name: 'contact-number', value: ({ document }) => document.data.attributes['contact-number']?.number },
  attribute('vulnerability-consent'),
  { name: 'address', value: ({ address }) => address },
  { name: 'address-id', value: ({ document }) => addressIdOf(document) },
  attribute('additional-information'),
  attribute('query'),
  job('confirmation-email'),
  job('crm-hand-over'),
];

/** The head line of the CSV. */
export const csvHead = `${columns.map(({ name }) => name).join(',')}\r\n`;

/** A lead as a line of CSV (RFC 4180). */
export function csvRow(lead: LeadWithJobs): string {
  return `${columns.map(({ value }) => csvCell(value(lead))).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Spreadsheets run what starts like a formula, wide signs too; an apostrophe makes it the text that it is.
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  // Some spreadsheets part cells at semicolons or tabs: in quotes nothing is parted.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
