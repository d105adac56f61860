import { expect, type Page } from '@playwright/test';
import { waitForScripts } from './wait-for-scripts.ts';

/** Uses the search box of the help home, which turns it into a combobox. */
export async function useSearchBox(page: Page) {
  await page.getByRole('searchbox', { name: 'Search help' }).focus();
  const box = page.getByRole('combobox', { name: 'Search help' });
  await expect(box).toBeFocused();
  return box;
}

/** Opens the help home and returns its working search box, with the list of suggestions and its options. */
export async function openSearchBox(page: Page) {
  await page.goto('/help-and-support/');
  await waitForScripts(page);
  const box = await useSearchBox(page);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  return { box, list, options: list.getByRole('option') };
}
