import type { PageDefinition } from '../../page-definition.ts';

export const signedOutPage = {
  route: '/signed-out',
  title: 'You’re signed out',
  noSnippet: true,
} satisfies PageDefinition;
