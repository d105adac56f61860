import type { ConsentCategory } from '#contracts/consent.ts';

type CategoryWords = { question: string; about: string };

/** The question about each category that a visitor may refuse. SPEC §1. */
export const categoryWords: Record<ConsentCategory, CategoryWords> = {
  performance: {
    question: 'Do you accept performance and analytics cookies?',
    about:
      'They count visits and show us where pages are slow or go wrong. For some visits they record how a page was used, with everything you type hidden.',
  },
  functional: {
    question: 'Do you accept functional cookies?',
    about:
      'They add extras that the site can do without. We don’t use any now. Before we do, we’ll ask you again.',
  },
  targeting: {
    question: 'Do you accept targeting cookies?',
    about: 'They choose adverts that suit you. We don’t use any now. Before we do, we’ll ask you again.',
  },
};
