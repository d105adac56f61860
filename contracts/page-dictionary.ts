/** The metric of a page's `Server-Timing` header whose description is the address of the page dictionary. Decision 89. */
export const pageDictionaryMetric = 'page-dictionary';
