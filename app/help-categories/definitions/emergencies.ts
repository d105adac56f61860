import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'emergencies';

export const emergencies: CategoryDefinition = {
  mainCategory: false,
  title: 'Emergencies',
  description: 'Gas, water, heating and power',
  link: categoryPath(id),
  cta: 'What to do in an emergency',
  decoration: 'siren',
  externalLink: false,
  ctaItems: [],
  newLayout: false,
  categoryData: {
    articlesTitle: 'What to do in an emergency?',
    articles: [
      listed(id, 'boiler-breakdown', 'Boiler breakdown'),
      listed(id, 'pay-as-you-go-no-supply', 'Pay as you go meter, no supply'),
      listed(id, 'turn-off-your-gas', 'How to turn off your gas'),
      listed(id, 'no-heating', 'No heating'),
      listed(id, 'leaky-pipes', 'Leaky pipes'),
      listed(id, 'power-cuts', 'Power cuts'),
      listed(id, 'carbon-monoxide', 'Carbon monoxide: know the signs'),
    ],
  },
};
