import type { Page } from '@playwright/test';

/** The link of a film in the strip; its title is in it, for screen readers alone. */
export function filmLink(page: Page, action: 'Watch' | 'Read the steps', title: string) {
  return page.getByRole('link', { name: new RegExp(`^${action} ?: ${title}$`) });
}
