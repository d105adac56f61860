import type { Page } from '@playwright/test';

/** The link of a film in the strip; it contains the film's title, for screen readers only. */
export function filmLink(page: Page, action: 'Watch' | 'Read the steps', title: string) {
  return page.getByRole('link', { name: new RegExp(`^${action} ?: ${title}$`) });
}
