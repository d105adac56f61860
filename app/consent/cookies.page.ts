import type { PageDefinition } from '../page-definition.ts';

export const cookiesPage = {
  route: '/cookies',
  title: 'Cookies',
  description: 'Which cookies this site uses, what they’re for, how long they stay, and how to choose.',
  isInSiteMap: true,
} satisfies PageDefinition;
