import { articlePath, categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { article, mainSite } from './links.ts';

const id = 'my-account';

export const myAccount: CategoryDefinition = {
  mainCategory: true,
  title: 'My account',
  description: 'Sign in, details, moving home and refunds',
  link: categoryPath(id),
  cta: 'See account help',
  decoration: 'account',
  externalLink: false,
  ctaItems: [],
  newLayout: true,
  categoryData: {
    title: 'Common questions',
    commonQuestions: [
      {
        image: 'box',
        pill: 'Most asked',
        title: 'What do I tell you when I move home?',
        link: articlePath(id, 'moving-home'),
        description: 'Your dates, a reading from each home, and where to send the last bill.',
        externalLink: false,
      },
      {
        image: 'account',
        title: 'Why can’t I sign in?',
        link: articlePath(id, 'cannot-sign-in'),
        description: 'Check your email address, then set a new password.',
        externalLink: false,
      },
      {
        image: 'app',
        title: 'How do I set up my online account?',
        link: articlePath(id, 'set-up-your-online-account'),
        description: 'You need your account number and about five minutes.',
        externalLink: false,
      },
      {
        image: 'heart',
        title: 'Can someone else look after my account?',
        link: articlePath(id, 'let-someone-else-manage-your-account'),
        description: 'Yes. Choose how much they can do for you.',
        externalLink: false,
      },
    ],
    allArticlesTitle: 'All account articles',
    allArticles: [
      {
        title: 'Your online account',
        articleLinks: [
          article(id, 'set-up-your-online-account', 'Set up your online account'),
          article(id, 'cannot-sign-in', 'I can’t sign in to my account'),
          mainSite('/my-account', 'Go to your account'),
        ],
      },
      {
        title: 'Keep us up to date',
        articleLinks: [
          article(id, 'change-your-details', 'Change your name, email or phone number'),
          article(id, 'let-someone-else-manage-your-account', 'Let someone else manage your account'),
          mainSite('/my-account/details', 'Your details online'),
        ],
      },
      {
        title: 'Moving or leaving',
        articleLinks: [
          article(id, 'moving-home', 'Moving home: what to tell us'),
          article(id, 'leaving-british-gas', 'Leaving us for another supplier'),
          article('bills-and-payments', 'get-your-credit-back', 'Can I have my credit back?'),
        ],
      },
    ],
  },
};
