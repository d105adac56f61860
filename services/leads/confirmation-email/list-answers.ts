import { readableDay } from '#contracts/calendar/readable-day.ts';
import { tidyLine } from '#contracts/forms/tidy-line.ts';
import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';

/** One thing that the visitor sent, as the e-mail shows it. */
export type Answer = { label: string; value: string };

/** What a meter reading carries that means something to the customer, in the order it is shown. CONTRACTS reading 3. */
const meterLabels: Record<string, string> = {
  Fuel: 'Fuel',
  ReadingDate: 'Reading date',
  GasReading: 'Gas reading',
  ElecReading: 'Electricity reading',
  Elec7ReadingNormal: 'Normal (day) electricity reading',
  Elec7ReadingLow: 'Low (night) electricity reading',
};

/** What the lead's values are in people's words. SPEC §3: 'Dual' is sent as 'Gas and Electricity'. */
const meterWords: Record<string, (value: string) => string> = {
  Fuel: (fuel) => (fuel === 'Gas and Electricity' ? 'Gas and electricity' : fuel),
  ReadingDate: (day) => (/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(day) ? readableDay(day) : day),
};

/** What was sent, but for the message itself: names, subject, address or readings. Empty answers are left out. */
export function listAnswers(lead: LeadAttributes, address: string | undefined): Answer[] {
  const extra = lead['additional-information'] ?? {};
  const isReading = lead.topic === leadTopics.meterRead;
  const more = isReading
    ? Object.entries(meterLabels).map(([key, label]) => ({ label, value: inWords(key, extra[key]) }))
    : [
        { label: 'Subject', value: extra['caseType'] },
        { label: 'Address', value: address },
      ];
  return [{ label: 'Name', value: fullName(lead) }, ...more].flatMap(({ label, value }) =>
    typeof value === 'string' && value.trim() !== '' ? [{ label, value: tidyLine(value) }] : [],
  );
}

function inWords(key: string, value: unknown): unknown {
  return typeof value === 'string' ? (meterWords[key]?.(value) ?? value) : value;
}

/** First name and surname on one line, as a greeting has them. */
export function fullName(lead: LeadAttributes): string {
  return tidyLine(`${lead['first-name']} ${lead.surname}`);
}
