import { categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { listed } from './links.ts';

const id = 'helpful-advice';

export const helpfulAdvice: CategoryDefinition = {
  mainCategory: false,
  title: 'Helpful advice',
  description: 'Use less, stay warm, look after your home',
  link: categoryPath(id),
  cta: 'See helpful advice',
  decoration: 'leaf',
  externalLink: false,
  ctaItems: [],
  newLayout: false,
  categoryData: {
    articlesTitle: 'Advice articles',
    articles: [
      listed(id, 'keep-warm-for-less', 'Keep warm for less'),
      listed(id, 'heating-controls-explained', 'Heating controls, explained'),
      listed(id, 'damp-and-condensation', 'Damp and condensation'),
      listed(id, 'save-electricity-in-every-room', 'Save electricity in every room'),
    ],
  },
};
