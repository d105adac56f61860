import type { PageDefinition } from '../../page-definition.ts';

export const wasThisUsefulPage = {
  route: '/was-this-useful',
  title: 'Thank you for telling us',
} satisfies PageDefinition;
