/** SPEC §5, §9: at most 2000 characters. Kept beside the box so that no schema library travels to the browser. */
const limit = 2000;

/** What is wrong with a search term, in the visitor's words; undefined when nothing is. SPEC §5 "Search". */
export function checkSearchTerm(term: string): string | undefined {
  const length = term.trim().length;
  if (length === 0) return 'Enter what you’re looking for';
  return length > limit ? `Search must be ${limit} characters or fewer` : undefined;
}
