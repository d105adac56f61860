import type { PageDefinition } from '../../page-definition.ts';

export const confirmationPage = {
  route: '/confirmation',
  title: 'Thank you',
  noSnippet: true,
} satisfies PageDefinition;
