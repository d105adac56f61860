import type { ReadingField } from '#contracts/forms/meter-reading/fields.ts';

/** A hint beside a reading that breaks no rule but looks unusual. It never stops a form (CONTRACTS reading 13). */
export type ReadingHint = {
  /** The field that the hint is for. */
  field: ReadingField;
  words: string;
  /** The button for a visitor who agrees, and the readings that it sets, by field. */
  correction?: { label: string; readings: Partial<Record<ReadingField, string>> };
};
