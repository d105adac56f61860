import { createStore, del, entries, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { oneMonthBefore } from '#contracts/calendar/one-month-before.ts';
import { readingNames, type ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { shownFields } from '#contracts/forms/meter-reading/shown-fields.ts';
import type { Answers } from '../../../forms/answers.ts';
import { dayOf } from '../given-date.ts';
import { keptFlag } from './kept-flag.ts';

/** A reading that could not be sent, as it stands on this device. */
export type KeptReading = {
  /** The same for the same readings, so that a second try to send them is not a second reading. */
  id: string;
  answers: Answers;
  /** The moment these answers were kept, ISO 8601; another try to send them doesn't move it. */
  keptAt: string;
};

/** What makes a reading that reading: of which fuels and rates, whose meter, which day, what it showed. */
const identifying = [
  'fuel',
  'is_economy_7_radio',
  'elec_account_number',
  'gas_account_number',
  'date',
  'date_typed',
  ...Object.keys(readingNames),
];

let store: UseStore | undefined;
const readings = () => (store ??= createStore('kept-readings', 'readings'));

/** Keeps a reading on this device; false where the browser keeps nothing. */
export async function keepReading(answers: Answers): Promise<boolean> {
  const { intent: _intent, ...kept } = answers;
  const reading = { id: idOf(kept), answers: kept, keptAt: new Date().toISOString() };
  try {
    await update<KeptReading>(reading.id, (before) => sameOr(reading, before), readings());
    keptFlag.set();
    return true;
  } catch {
    return false;
  }
}

/** The same for the same readings, whoever sends them and whatever else they changed. */
export function idOf(answers: Answers): string {
  return identifying.map((field) => answers[field] ?? '').join(' ');
}

/** What stands already, where it has the same answers; so the moment at which they were kept stays. */
function sameOr(reading: KeptReading, before: KeptReading | undefined): KeptReading {
  const fields = Object.entries(reading.answers);
  const isSame = before && fields.every(([field, answer]) => before.answers[field] === answer);
  return isSame ? before : reading;
}

/** What is kept, oldest first; those whose date no window takes any more were let go. */
export type KeptReadings = { waiting: KeptReading[]; tooOld: KeptReading[] };

/** What is kept on this device; undefined where the browser's store can't be read, which says nothing of what it holds. */
export async function listKeptReadings(): Promise<KeptReadings | undefined> {
  try {
    const kept = (await entries<string, KeptReading>(readings())).map(([, reading]) => reading);
    const today = londonDay(Date.now());
    const tooOld = kept.filter(({ answers }) => isTooOld(answers, today));
    for (const { id } of tooOld) await del(id, readings());
    const waiting = kept
      .filter((reading) => !tooOld.includes(reading))
      .toSorted((a, b) => a.keptAt.localeCompare(b.keptAt));
    if (waiting.length === 0) keptFlag.clear();
    return { waiting, tooOld };
  } catch {
    return undefined;
  }
}

/**
 * Whether a reading was taken longer ago than any window takes. A day that is still to come, by a clock that may be
 * behind, and one that nobody can read, are left to the server: nothing is deleted that it might take.
 */
export function isTooOld(answers: Answers, today: string): boolean {
  const day = dayOf(answers);
  return day !== undefined && day < oneMonthBefore(today);
}

/** Takes a reading off this device, whatever became of it: its visitor wants it gone. */
export async function forgetReading(id: string): Promise<void> {
  await del(id, readings());
}

/** Takes a reading off this device that was sent; answers that were kept meanwhile in its place stay. */
export async function forgetSent({ id, keptAt }: KeptReading): Promise<void> {
  await readings()('readwrite', (all) => {
    const asking = all.get(id);
    asking.addEventListener('success', () => {
      const now = asking.result as KeptReading | undefined;
      if (now?.keptAt === keptAt) all.delete(id);
    });
    return promisifyRequest(all.transaction);
  });
}

/** The readings that answers send, as people call them; what was typed for another choice stays out. */
export function readingsOf(answers: Answers): { name: string; digits: string }[] {
  const sent = shownFields(answers).filter((field): field is ReadingField => field in readingNames);
  return sent.map((field) => ({ name: readingNames[field], digits: answers[field] ?? '' }));
}
