import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'struggling-to-pay';

export const strugglingToPay: CategoryDefinition = {
  mainCategory: true,
  title: 'Struggling to pay',
  description: 'Payment plans, grants and free advice',
  link: categoryPath(id),
  cta: 'Get help with paying',
  decoration: 'coins',
  externalLink: false,
  ctaItems: [],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Help with paying',
    articles: [
      listed(id, 'agree-a-payment-plan', 'Agree a payment plan you can afford'),
      listed(id, 'grants-and-schemes', 'Grants and schemes that can help'),
      listed(id, 'warm-home-discount', 'Warm Home Discount'),
      listed(id, 'fuel-direct', 'Pay from your benefits: Fuel Direct'),
      listed(id, 'breathing-space', 'Breathing Space from debt'),
      listed(id, 'free-debt-advice', 'Where to get free debt advice'),
    ],
  },
};
