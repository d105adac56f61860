import type { CategoryId } from '#contracts/category-ids.ts';
import type { HelpCategory } from './read-categories.ts';

export type CategoryMenuItem = { label: string; href: string; leaves: boolean; current: boolean };
/** The side menu 'Help categories' (SPEC §2): the main categories, and all others below them. */
export type CategoryMenu = { main: CategoryMenuItem[]; more: CategoryMenuItem[] };

export function categoryMenu(categories: readonly HelpCategory[], current: CategoryId): CategoryMenu {
  const itemsOf = (isMain: boolean) =>
    categories
      .filter(({ definition }) => definition.mainCategory === isMain)
      .map(({ id, definition: { title, link, externalLink } }) => ({
        label: title,
        href: link,
        leaves: externalLink,
        // A link that leaves the area doesn't lead to the page that is shown.
        current: id === current && !externalLink,
      }));
  return { main: itemsOf(true), more: itemsOf(false) };
}
