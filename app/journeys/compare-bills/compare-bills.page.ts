import type { PageDefinition } from '../../page-definition.ts';

export const compareBillsPage = {
  route: '/bills-and-payments/compare-two-bills',
  title: 'Why is my bill higher?',
  linkText: 'Compare two bills',
  description:
    'Copy a few lines from each of two electricity bills, and see how much of the difference is use, price and days.',
  isInSiteMap: true,
} satisfies PageDefinition;
