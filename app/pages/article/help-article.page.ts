import type { PageDefinition } from '../../page-definition.ts';

export const helpArticlePage = {
  route: '/:category/:article',
  isInSiteMap: true,
} satisfies PageDefinition;
