import type { Page } from '@playwright/test';
import { whenHydrated } from './hydration.ts';

/** Opens the help home and returns its working search box, with the list of suggestions and its options. */
export async function openSearchBox(page: Page) {
  await page.goto('/help-and-support/');
  await whenHydrated(page);
  const box = page.getByRole('combobox', { name: 'Search help' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  return { box, list, options: list.getByRole('option') };
}
