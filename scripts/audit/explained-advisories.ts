/** Why an advisory about one of our packages does no harm here, and the day on which to check that again. */
export type Explanation = { why: string; until: string };

/** By the advisory's address at npm, like `https://github.com/advisories/GHSA-…`. None is needed today. */
export const explainedAdvisories: Readonly<Record<string, Explanation>> = {};
