import type { JobStatus, LeadWithJobs } from '../../services/leads/store/lead-queries.ts';
import type { JobState } from '../../services/leads/store/leads-tables.ts';
import { addressIdOf } from '../../services/leads/lead-address/address-id-of.ts';
import { kindOfLead } from '../../services/leads/kind-of-lead.ts';
import { stripControlCharacters } from '../terminal/strip-control-characters.ts';

/** The longest kind has nine letters. */
const kindWidth = 9;
const extraHelp = 'extra help';

/** One line of the list: without personal data, so that it can be shown on a screen. */
export function listLead(lead: LeadWithJobs): string {
  const jobs = lead.jobs.map((job) => `${job.kind} ${describeJob(job)}`).join(', ');
  const { attributes } = lead.document.data;
  const kind = (kindOfLead(attributes) ?? attributes.topic).padEnd(kindWidth);
  const help = (attributes['vulnerability-consent'] ? extraHelp : '').padEnd(extraHelp.length);
  const erased = lead.erasedAt ? `erased ${lead.erasedAt}, ` : '';
  return `${lead.reference}  ${lead.receivedAt}  ${kind}  ${help}  ${erased}${jobs}\n`;
}

/** The last line of the list. */
export function listTotals(totals: { leads: number } & Record<JobState, number>): string {
  const { leads, pending, done, dead, skipped } = totals;
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}; jobs: ${pending} pending, ${done} done, ${dead} dead, ${skipped} skipped\n`;
}

/** A whole lead, with everything that the visitor sent. */
export function showLead(lead: LeadWithJobs): string {
  const { attributes } = lead.document.data;
  const answers = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => line(name, typeof value === 'string' ? value : JSON.stringify(value)));
  const addressId = addressIdOf(lead.document);
  return [
    line('reference', lead.reference),
    line('id', lead.id),
    line('received', lead.receivedAt),
    line('caller', lead.clientId),
    ...(lead.erasedAt ? [line('erased', lead.erasedAt)] : []),
    ...answers,
    ...(addressId
      ? [line('address', lead.address ?? 'not known in words'), line('address-id', addressId)]
      : []),
    ...lead.jobs.map((job) => line(job.kind, describeJob(job))),
  ].join('');
}

function describeJob({ state, attempts, runAt, lastError }: JobStatus): string {
  if (state === 'skipped') return `${state} (${lastError})`;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const error = lastError ? `, last error ${lastError}` : '';
  return state === 'pending' ? `pending (${tries}${error}, due ${runAt})` : `${state} (${tries}${error})`;
}

/** Names of a lead's parts have their own column. */
const nameWidth = 24;
/** A visitor's line breaks are preserved, but no line of their text can look like one of ours. */
function line(name: string, value: string): string {
  const shown = stripControlCharacters(value).replaceAll('\n', `\n${' '.repeat(nameWidth)}`);
  return `${name.padEnd(nameWidth)}${shown}\n`;
}
