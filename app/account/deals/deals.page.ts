import type { PageDefinition } from '../../page-definition.ts';

export const dealsPage = {
  route: '/deals',
  noSnippet: true,
} satisfies PageDefinition;
