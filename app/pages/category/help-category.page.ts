import type { PageDefinition } from '../../page-definition.ts';

export const helpCategoryPage = {
  route: '/:category',
  isInSiteMap: true,
} satisfies PageDefinition;
