import type { PageDefinition } from '../../page-definition.ts';

export const signInProblemPage = {
  route: '/sign-in/problem',
  title: 'We couldn’t sign you in',
  noSnippet: true,
} satisfies PageDefinition;
