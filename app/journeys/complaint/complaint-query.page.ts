import type { PageDefinition } from '../../page-definition.ts';

export const complaintQueryPage = {
  route: '/complaints/:complaint/query',
  title: 'Tell us more',
} satisfies PageDefinition;
