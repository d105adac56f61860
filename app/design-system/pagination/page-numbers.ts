/** A page to link to, or a gap between two of them. */
export type PageStep = number | 'gap';

/** First, last, this page and its neighbours; a gap where two or more pages are left out. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages));
  const steps: PageStep[] = [];
  let last = 0;
  for (const n of [...near].toSorted((a, b) => a - b)) {
    if (n - last === 2) steps.push(n - 1);
    if (n - last > 2) steps.push('gap');
    steps.push(n);
    last = n;
  }
  return steps;
}
