/** The form of an article's slug: words of lower-case letters and digits, joined by hyphens. */
export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The analytics count no article with a longer slug. */
export const longestSlug = 100;
