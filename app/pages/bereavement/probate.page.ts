import type { PageDefinition } from '../../page-definition.ts';
import { bereavementGuidance } from './bereavement-guidance.ts';

export const probatePage = {
  route: '/probate',
  title: bereavementGuidance.title,
  description:
    'How to tell us that someone has died, what to have ready, and what happens to their energy account.',
  isInSiteMap: true,
} satisfies PageDefinition;
