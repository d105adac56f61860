import type { PageDefinition } from '../../page-definition.ts';

export const feedbackPage = {
  route: '/complaints/feedback',
  title: 'We owe you – Using your credit to help pay your account',
  description:
    'If your account is in credit, leave it to help pay your next bills instead of having it back.',
} satisfies PageDefinition;

/** Its title is too long for a breadcrumb. */
export const feedbackCrumb = 'We owe you';
