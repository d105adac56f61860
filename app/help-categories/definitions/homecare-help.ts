import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'homecare-help';

export const homecareHelp: CategoryDefinition = {
  mainCategory: true,
  title: 'HomeCare help',
  description: 'Boiler cover, services and claims',
  link: categoryPath(id),
  cta: 'See HomeCare help',
  decoration: 'boiler',
  externalLink: false,
  ctaItems: [
    {
      title: 'Something broken?',
      description: 'Book a repair online, day or night.',
      button: 'Book a repair',
      path: '/home-services/book-a-repair',
    },
    {
      title: 'Time for a service?',
      description: 'Choose a day for your yearly boiler check.',
      button: 'Book a service',
      path: '/home-services/boiler-service',
    },
  ],
  newLayout: false,
  categoryData: {
    articlesTitle: 'HomeCare articles',
    articles: [
      listed(id, 'what-your-cover-includes', 'What your HomeCare cover includes'),
      listed(id, 'book-your-annual-service', 'Book your annual boiler service'),
      listed(id, 'make-a-claim', 'Make a claim on your cover'),
      listed(id, 'change-or-cancel-your-cover', 'Change or cancel your cover'),
      listed(id, 'landlords-and-gas-safety', 'Landlords: your gas safety check'),
    ],
  },
};
