import { readReference, type Reference } from '../../clients/content/references/reference.ts';

/** Everything written in double braces, closed or not, and what it refers to; undefined if it is not a reference. */
export function referencesIn(words: string): { found: string; reference: Reference | undefined }[] {
  return Array.from(words.matchAll(/\{\{[^{}]*\}?\}?/g), ([found]) => ({
    found,
    reference: readReference(found),
  }));
}
