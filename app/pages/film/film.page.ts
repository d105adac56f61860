import type { PageDefinition } from '../../page-definition.ts';

export const filmPage = {
  route: '/films/:film',
  isInSiteMap: true,
} satisfies PageDefinition;
