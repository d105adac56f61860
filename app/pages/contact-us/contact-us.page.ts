import type { PageDefinition } from '../../page-definition.ts';

export const contactUsPage = {
  route: '/contact-us',
  title: 'Contact us',
  description:
    'Our number and when we’re open. Or pick what you have with us, and see the quickest way to reach the right team.',
  isInSiteMap: true,
} satisfies PageDefinition;
