/** The paths of pages where React runs, below the area: all but those that are only read (`reading-page.ts`). */
export const pagesWithReact = [
  '/cookies',
  '/deals',
  '/your-account',
  '/signed-out',
  '/sign-in/problem',
  '/make-a-complaint-select-*',
  '/complaints/*',
  '/confirmation',
  '/submit-meter-read',
  '/submit-meter-read-confirm',
  '/bills-and-payments/compare-two-bills',
];

const pattern = new RegExp(`^(?:${pagesWithReact.map((path) => path.replace('*', '.+')).join('|')})$`);

export function hasReact(path: string): boolean {
  return pattern.test(path);
}
