import type { PageDefinition } from '../../page-definition.ts';

export const helpHomePage = {
  route: '/',
  title: 'How can we help you today?',
  description:
    'Help with bills, payments, meters, pay as you go, boilers and emergencies, and how to reach us.',
  isInSiteMap: true,
} satisfies PageDefinition;
