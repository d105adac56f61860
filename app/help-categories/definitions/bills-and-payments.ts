import { articlePath, categoryPath } from '../../area-path.ts';
import type { CategoryDefinition } from '../category-definition.ts';
import { article, mainSite } from './links.ts';

const id = 'bills-and-payments';

export const billsAndPayments: CategoryDefinition = {
  mainCategory: true,
  title: 'Bills and payments',
  description: 'Understand a bill, pay it, change how you pay',
  link: categoryPath(id),
  cta: 'See bills and payments',
  decoration: 'bill',
  externalLink: false,
  ctaItems: [],
  newLayout: true,
  categoryData: {
    title: 'Common questions',
    commonQuestions: [
      {
        image: 'bill',
        pill: 'Most asked',
        title: 'Why is my bill higher than last time?',
        link: articlePath(id, 'why-is-my-bill-higher'),
        description: 'Five things to check, starting with whether it used a real reading.',
        externalLink: false,
      },
      {
        image: 'tariff',
        title: 'How do I pay my bill?',
        link: articlePath(id, 'how-to-pay-your-bill'),
        description: 'By Direct Debit, online, by phone, at the bank or by post.',
        externalLink: false,
      },
      {
        image: 'clock',
        title: 'When will my Direct Debit change?',
        link: articlePath(id, 'when-your-direct-debit-changes'),
        description: 'How we work it out, and how to ask us to look again.',
        externalLink: false,
      },
      {
        image: 'coins',
        pill: 'Refunds',
        title: 'Can I have my credit back?',
        link: articlePath(id, 'get-your-credit-back'),
        description: 'If your account is in credit you can ask for it at any time.',
        externalLink: false,
      },
    ],
    allArticlesTitle: 'All bills and payments articles',
    allArticles: [
      {
        title: 'Understand your bill',
        articleLinks: [
          article(id, 'your-bill-line-by-line', 'Your bill, line by line'),
          article(id, 'estimated-and-actual-readings', 'Estimated and actual readings'),
          article('energy-tariffs', 'unit-rates-and-standing-charges', 'Unit rates and standing charges'),
        ],
      },
      {
        title: 'Pay your bill',
        articleLinks: [
          article(id, 'how-to-pay-your-bill', 'How to pay your bill'),
          mainSite('/energy/pay-bill', 'Pay by card'),
          mainSite('/energy/direct-debit', 'Set up a Direct Debit'),
        ],
      },
      {
        title: 'Put something right',
        articleLinks: [
          article(id, 'no-bill-for-months', 'I’ve had no bill for months'),
          article(id, 'back-billing-the-12-month-rule', 'Back-billing: the 12-month rule'),
          article(id, 'get-your-credit-back', 'Ask for a refund'),
        ],
      },
      {
        title: 'If money is tight',
        articleLinks: [
          article('struggling-to-pay', 'agree-a-payment-plan', 'Spread what you owe'),
          article('struggling-to-pay', 'fuel-direct', 'Pay from your benefits: Fuel Direct'),
          article('struggling-to-pay', 'warm-home-discount', 'Warm Home Discount'),
          article('struggling-to-pay', 'breathing-space', 'Breathing Space'),
        ],
      },
    ],
  },
};
