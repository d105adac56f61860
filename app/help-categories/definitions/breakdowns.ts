import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'breakdowns';

export const breakdowns: CategoryDefinition = {
  mainCategory: false,
  title: 'Breakdowns',
  description: 'Boilers, radiators and frozen pipes',
  link: categoryPath(id),
  cta: 'See help with breakdowns',
  decoration: 'boiler-off',
  externalLink: false,
  ctaItems: [
    {
      title: 'Still not working?',
      description: 'Our Gas Safe registered engineers can come and look.',
      button: 'Book a repair',
      path: '/home-services/book-a-repair',
    },
    {
      title: 'Is it an emergency?',
      description: 'If you smell gas or feel unwell near an appliance, act now.',
      button: 'What to do in an emergency',
      path: categoryPath('emergencies'),
    },
  ],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Breakdown articles',
    articles: [
      listed(id, 'boiler-wont-start', 'My boiler won’t start'),
      listed(id, 'repressurise-your-boiler', 'Put pressure back in your boiler'),
      listed(id, 'frozen-condensate-pipe', 'Thaw a frozen condensate pipe'),
      listed(id, 'bleed-a-radiator', 'Bleed a radiator'),
      listed(id, 'noisy-boiler', 'My boiler is making a noise'),
    ],
  },
};
