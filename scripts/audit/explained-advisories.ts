/** Why an advisory about a package of ours harms nobody here, and until when that is to be believed. */
export type Explanation = { why: string; until: string };

/** By the address that the advisory has at npm, like `https://github.com/advisories/GHSA-…`. None is needed today. */
export const explainedAdvisories: Readonly<Record<string, Explanation>> = {};
