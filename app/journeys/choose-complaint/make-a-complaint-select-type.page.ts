import type { PageDefinition } from '../../page-definition.ts';
import { complaintType } from './complaint-type.ts';

export const selectComplaintTypePage = {
  route: '/make-a-complaint-select-type',
  title: complaintType.question,
  linkText: 'Make a complaint',
  description: 'Start a complaint: tell us what it’s related to, and we’ll take you to the right form.',
  isInSiteMap: true,
} satisfies PageDefinition;
