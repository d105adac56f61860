import type { PageDefinition } from '../page-definition.ts';

export const yourAccountPage = {
  route: '/your-account',
  title: 'You’re signed in',
  noSnippet: true,
} satisfies PageDefinition;
