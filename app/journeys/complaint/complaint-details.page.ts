import type { PageDefinition } from '../../page-definition.ts';

export const complaintDetailsPage = {
  route: '/complaints/:complaint',
  title: 'A bit about you',
  description: 'Tell us who you are, so that we can look into it and reply to you.',
} satisfies PageDefinition;
