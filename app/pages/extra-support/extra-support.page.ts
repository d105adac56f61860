import type { PageDefinition } from '../../page-definition.ts';

export const extraSupportPage = {
  route: '/extra-support',
  isInSiteMap: true,
} satisfies PageDefinition;
