import { isoDay } from '#contracts/calendar/iso-day.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { readingLimit } from '#contracts/forms/meter-reading/reading.ts';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';

/** One item that was sent, as the e-mail shows it. */
export type Fact = { label: string; value: string };

/** SPEC §3: 'Dual' is sent as 'Gas and Electricity'. */
const fuels = new Map([
  ['Gas and Electricity', 'Gas and electricity'],
  ['Gas', 'Gas'],
  ['Electricity', 'Electricity'],
]);
const subjects = new Map<string, string>(querySubjects.map((subject) => [subject, subject]));
const digits = new RegExp(`^[0-9]{1,${readingLimit}}$`);

const subject = { key: 'caseType', label: 'Subject', read: (value: string) => subjects.get(value) };
/** In the order shown. CONTRACTS reading 3. */
const meterFacts = [
  { key: 'Fuel', label: 'Fuel', read: (value: string) => fuels.get(value) },
  { key: 'ReadingDate', label: 'Reading date', read: readDay },
  { key: 'GasReading', label: 'Gas reading', read: readReading },
  { key: 'ElecReading', label: 'Electricity reading', read: readReading },
  { key: 'Elec7ReadingNormal', label: 'Normal (day) electricity reading', read: readReading },
  { key: 'Elec7ReadingLow', label: 'Low (night) electricity reading', read: readReading },
];

/**
 * The parts of a lead that an e-mail may show: values from our own closed lists, days and readings. Never free text: a
 * stranger could have it sent, in our name, to anyone.
 */
export function listFacts(lead: LeadAttributes): Fact[] {
  const extra = lead['additional-information'] ?? {};
  const shown = lead.topic === leadTopics.meterRead ? meterFacts : [subject];
  return shown.flatMap(({ key, label, read }) => {
    const sent = extra[key];
    const value = typeof sent === 'string' ? read(sent) : undefined;
    return value === undefined ? [] : [{ label, value }];
  });
}

function readDay(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return isoDay(Number(year), Number(month), Number(day)) === value ? readableDay(value) : undefined;
}

function readReading(value: string): string | undefined {
  return digits.test(value) ? value : undefined;
}
