import { articlePath, categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { article, mainSite } from './links.ts';

const id = 'meters';

export const meters: CategoryDefinition = {
  mainCategory: true,
  title: 'Meters',
  description: 'Read, check or change your meter',
  link: categoryPath(id),
  cta: 'See help with meters',
  decoration: 'meter',
  externalLink: false,
  ctaItems: [],
  newLayout: true,
  categoryData: {
    title: 'Common questions',
    commonQuestions: [
      {
        image: 'meter',
        pill: 'Most asked',
        title: 'How do I read my electricity meter?',
        link: articlePath(id, 'how-to-read-your-electricity-meter'),
        description: 'It takes about a minute, whichever kind you have.',
        externalLink: false,
      },
      {
        image: 'gauge',
        title: 'How do I read my gas meter?',
        link: articlePath(id, 'how-to-read-your-gas-meter'),
        description: 'Which numbers count on a metric or an imperial meter.',
        externalLink: false,
      },
      {
        image: 'app',
        title: 'Why has my smart meter stopped sending readings?',
        link: articlePath(id, 'smart-meter-not-sending-readings'),
        description: 'How to tell, what to try, and what we do next.',
        externalLink: false,
      },
      {
        image: 'wrench',
        title: 'What if my meter isn’t working?',
        link: articlePath(id, 'my-meter-is-not-working'),
        description: 'A blank screen, a fast meter or a broken one.',
        externalLink: false,
      },
    ],
    allArticlesTitle: 'All meter articles',
    allArticles: [
      {
        title: 'Read your meter',
        articleLinks: [
          article(id, 'how-to-read-your-electricity-meter', 'How to read your electricity meter'),
          article(id, 'how-to-read-your-gas-meter', 'How to read your gas meter'),
          article(id, 'economy-7-meters', 'Economy 7 meters, explained'),
          mainSite('/energy/meter-reads', 'Give us a reading'),
        ],
      },
      {
        title: 'Change or mend your meter',
        articleLinks: [
          article(id, 'my-meter-is-not-working', 'My meter isn’t working'),
          article(id, 'move-your-meter', 'Have your meter moved'),
          article(id, 'smart-meter-not-sending-readings', 'My smart meter has stopped sending readings'),
          article('smart-home', 'your-in-home-display', 'Your in-home display'),
        ],
      },
    ],
    lastArticle: {
      image: 'app',
      title: 'Get a smart meter',
      link: articlePath(id, 'get-a-smart-meter'),
      externalLink: false,
      description:
        'No more readings to write down: see what you use as you use it. We fit it at no extra cost.',
    },
  },
};
