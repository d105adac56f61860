import type { Page } from '@playwright/test';

/**
 * Collects what goes wrong in a page from now on: uncaught errors and console errors (a refused script or style is
 * one). A status of 404 or 422 for the page itself is no problem: some pages must have it.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isPageStatus =
      message.location().url === page.url() && message.text().includes('responded with a status of');
    if (message.type() === 'error' && !isPageStatus)
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
