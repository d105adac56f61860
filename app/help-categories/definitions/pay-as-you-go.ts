import { articlePath, categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { article, mainSite } from './links.ts';

const id = 'pay-as-you-go';

export const payAsYouGo: CategoryDefinition = {
  mainCategory: true,
  title: 'Pay as you go',
  description: 'Top up, lost cards and emergency credit',
  link: categoryPath(id),
  cta: 'See pay as you go help',
  decoration: 'payg',
  externalLink: false,
  ctaItems: [],
  newLayout: true,
  categoryData: {
    title: 'Common questions',
    commonQuestions: [
      {
        image: 'payg',
        pill: 'Most asked',
        title: 'How do I top up?',
        link: articlePath(id, 'how-to-top-up'),
        description: 'In the app, online, by phone or at a shop near you.',
        externalLink: false,
      },
      {
        image: 'clock',
        title: 'How does emergency credit work?',
        link: articlePath(id, 'emergency-credit'),
        description: 'A little to keep you going until you can next top up.',
        externalLink: false,
      },
      {
        image: 'wrench',
        title: 'Why isn’t my top-up showing?',
        link: articlePath(id, 'top-up-not-showing'),
        description: 'What to try first, and when to call us.',
        externalLink: false,
      },
      {
        image: 'siren',
        pill: 'Urgent',
        title: 'What if I have no supply?',
        link: articlePath('emergencies', 'pay-as-you-go-no-supply'),
        description: 'Get your gas or electricity back on, day or night.',
        externalLink: false,
      },
    ],
    allArticlesTitle: 'All pay as you go articles',
    allArticles: [
      {
        title: 'Topping up',
        articleLinks: [
          article(id, 'how-to-top-up', 'How to top up your meter'),
          mainSite('/energy/top-up', 'Top up online'),
          mainSite('/energy/payment-shops', 'Find your nearest payment shop'),
        ],
      },
      {
        title: 'When something goes wrong',
        articleLinks: [
          article(id, 'top-up-not-showing', 'My top-up isn’t showing'),
          article(id, 'lost-or-damaged-card-or-key', 'Replace a lost or damaged card or key'),
          article('emergencies', 'pay-as-you-go-no-supply', 'Pay as you go meter, no supply'),
        ],
      },
      {
        title: 'Money and your meter',
        articleLinks: [
          article(id, 'emergency-credit', 'Emergency credit, and how to use it'),
          article(id, 'debt-on-your-meter', 'Paying off debt through your meter'),
          article(id, 'switch-from-prepayment', 'Move from pay as you go to a bill'),
        ],
      },
    ],
  },
};
