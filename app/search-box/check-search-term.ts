import { withoutInvisibleMarks } from '#contracts/forms/normalise-line.ts';

/** SPEC §5, §9: at most 2000 characters. Repeated here, so that the browser loads no schema library. */
const limit = 2000;

/** The error of a search term, as a message for the visitor; undefined when there is none. SPEC §5 "Search". */
export function checkSearchTerm(term: string): string | undefined {
  const length = withoutInvisibleMarks(term).length;
  if (length === 0) return 'Enter what you’re looking for';
  return length > limit ? `Search must be ${limit} characters or fewer` : undefined;
}
