import { categoryIds, type CategoryId } from './category-definition.ts';
import { categoryDefinitions } from './category-definitions.ts';

export type CategoryMenuItem = { label: string; href: string; leaves: boolean; current: boolean };
/** The side menu 'Help categories' (SPEC §2): the main categories, and all others under them. */
export type CategoryMenu = { main: CategoryMenuItem[]; more: CategoryMenuItem[] };

export function categoryMenu(current: CategoryId): CategoryMenu {
  const itemsOf = (isMain: boolean) =>
    categoryIds
      .filter((id) => categoryDefinitions[id].mainCategory === isMain)
      .map((id) => {
        const { title, link, externalLink } = categoryDefinitions[id];
        return { label: title, href: link, leaves: externalLink, current: id === current };
      });
  return { main: itemsOf(true), more: itemsOf(false) };
}
