import { categoryIds, type CategoryId } from './category-definition.ts';
import { categoryDefinitions } from './category-definitions.ts';

export type CategoryMenuItem = { label: string; href: string; leaves: boolean; current: boolean };

/** The side menu 'Help categories': external ones are plain links that leave. SPEC §2 "Help category page". */
export function categoryMenu(current: CategoryId): CategoryMenuItem[] {
  return categoryIds.map((id) => {
    const { title, link, externalLink } = categoryDefinitions[id];
    return { label: title, href: link, leaves: externalLink, current: id === current };
  });
}
