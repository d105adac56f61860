import type { ReadingField } from '../fields.ts';

/** A question about readings that break no rule but look mistaken. It asks and never blocks. */
export type KindCheck = {
  /** Names the check and the readings that it is about: letters, digits, underscores and hyphens. */
  id: string;
  /** The field that it is about; the first of two. */
  field: ReadingField;
  question: string;
  reason: string;
  /** What a visitor says when there is no mistake. */
  confirm: string;
  /** What a visitor says when there is this mistake, and the readings that mend it, by field. */
  mend?: { label: string; readings: Partial<Record<ReadingField, string>> };
};
