import type { PageDefinition } from '../../page-definition.ts';

export const feedbackPersonalDetailsPage = {
  route: '/complaints/feedback/personal-details',
  title: 'Your details',
} satisfies PageDefinition;
