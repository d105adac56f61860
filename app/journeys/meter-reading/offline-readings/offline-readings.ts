import { createStore, del, entries, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { readingNames, type ReadingField } from '#contracts/forms/meter-reading/fields.ts';
import { shownFields } from '#contracts/forms/meter-reading/shown-fields.ts';
import type { Answers } from '../../../forms/answers.ts';
import { offlineFlag } from './offline-flag.ts';

/** A reading that could not be sent, as stored on this device. */
export type OfflineReading = {
  /** The same for the same readings, so that a second attempt to send them is not a second reading. */
  id: string;
  answers: Answers;
  /** When these answers were stored, ISO 8601; another attempt to send them doesn't change it. */
  keptAt: string;
};

/** The fields that identify a reading: fuels and rates, whose meter, which day, what it showed. */
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

/** Some browsers never open their store. Waiting longer would look as if the reading were still being sent. */
export const storeLimitMs = 3_000;

/** Stores a reading on this device; false where the browser can't store it. */
export async function storeReading(answers: Answers): Promise<boolean> {
  const { intent: _intent, ...fields } = answers;
  const reading = { id: idOf(fields), answers: fields, keptAt: new Date().toISOString() };
  try {
    const stored = update<OfflineReading>(reading.id, (before) => sameOr(reading, before), readings());
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, storeLimitMs, false));
    const isStored = await Promise.race([stored.then(() => true), tooLate]);
    if (isStored) offlineFlag.set();
    return isStored;
  } catch {
    return false;
  }
}

/** The same for the same readings, whoever sends them and whatever else they changed. */
export function idOf(answers: Answers): string {
  return identifying.map((field) => answers[field] ?? '').join(' ');
}

/** Whether what was typed is these answers' reading, as far as it identifies one: not the next meter's. */
export function isSameReading(typed: Answers, answers: Answers): boolean {
  const fields = identifying.filter((field) => typed[field] !== undefined);
  return fields.length > 0 && fields.every((field) => typed[field]?.trim() === (answers[field] ?? '').trim());
}

/** The stored reading if it has the same answers, so that its storage time does not change. */
function sameOr(reading: OfflineReading, before: OfflineReading | undefined): OfflineReading {
  const fields = Object.entries(reading.answers);
  const isSame = before && fields.every(([field, answer]) => before.answers[field] === answer);
  return isSame ? before : reading;
}

/** The readings stored on this device, oldest first; undefined where the browser's store can't be read. */
export async function listOfflineReadings(): Promise<OfflineReading[] | undefined> {
  try {
    const stored = (await entries<string, OfflineReading>(readings())).map(([, reading]) => reading);
    if (stored.length === 0) offlineFlag.clear();
    return stored.toSorted((a, b) => a.keptAt.localeCompare(b.keptAt));
  } catch {
    return undefined;
  }
}

/** Deletes a reading from this device, whatever its state, because its visitor wants it gone. */
export async function forgetReading(id: string): Promise<void> {
  await del(id, readings());
}

/** Deletes a reading that was sent or is too old from this device; answers stored meanwhile in its place stay. */
export async function forgetVersion({ id, keptAt }: OfflineReading): Promise<void> {
  await readings()('readwrite', (all) => {
    const asking = all.get(id);
    asking.addEventListener('success', () => {
      const now = asking.result as OfflineReading | undefined;
      if (now?.keptAt === keptAt) all.delete(id);
    });
    return promisifyRequest(all.transaction);
  });
}

/** Describes the readings that the answers send; answers to a choice not selected are left out. */
export function readingsOf(answers: Answers): { name: string; digits: string }[] {
  const sent = shownFields(answers).filter((field): field is ReadingField => field in readingNames);
  return sent.map((field) => ({ name: readingNames[field], digits: answers[field] ?? '' }));
}
