import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'energy-tariffs';

export const energyTariffs: CategoryDefinition = {
  mainCategory: true,
  title: 'Energy tariffs',
  description: 'Compare, switch and what ends when',
  link: categoryPath(id),
  cta: 'See help with tariffs',
  decoration: 'tariff',
  externalLink: false,
  ctaItems: [
    {
      title: 'Looking for a new tariff?',
      description: 'See what we offer today and what it would cost you.',
      button: 'See our tariffs',
      path: '/energy/tariffs',
    },
  ],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Tariff articles',
    articles: [
      listed(id, 'fixed-and-variable-tariffs', 'Fixed and variable tariffs'),
      listed(id, 'how-the-price-cap-works', 'How the price cap works'),
      listed(id, 'when-your-fixed-tariff-ends', 'When your fixed tariff ends'),
      listed(id, 'unit-rates-and-standing-charges', 'Unit rates and standing charges'),
      listed(id, 'exit-fees-and-switching', 'Exit fees and switching tariff'),
    ],
  },
};
