import type { PictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { articlePath, categoryPath } from '../../area-href.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';
import { mainSiteMeterReads } from '../../help-content/links/follow-window.ts';

export type ContactCardData = {
  title: string;
  text: string;
  image: PictogramName;
  links: { label: string; href: string; leaves?: boolean }[];
  contactOptions: string;
};

export type ContactCards = [ContactCardData, ContactCardData, ContactCardData];

/**
 * The three account types and what each most often needs. SPEC §2 "contact-us" names their links: where the feed does
 * not list an article, its link goes to the category.
 */
export const contactCards = (listed: ListedCategory[] | undefined): ContactCards => [
  {
    title: 'Direct Debit or pay on receipt of bill',
    text: 'You get a bill and pay it, or pay each month.',
    image: 'bill',
    links: [
      { label: 'Meter reads', href: mainSiteMeterReads, leaves: true },
      { label: 'Moving home', href: linkOrCategory(articlePath('my-account', 'moving-home'), listed) },
      { label: 'Smart meters help', href: categoryPath('meters') },
    ],
    contactOptions: '/energy/contact-us/credit',
  },
  {
    title: 'Prepayment or pay as you go',
    text: 'You top up a card, a key or an app.',
    image: 'payg',
    links: [
      { label: 'Top up', href: linkOrCategory(articlePath('pay-as-you-go', 'how-to-top-up'), listed) },
      {
        label: 'Replace a lost or damaged card',
        href: linkOrCategory(articlePath('pay-as-you-go', 'lost-or-damaged-card-or-key'), listed),
      },
      { label: 'Find your nearest payment shop', href: '/energy/payment-shops', leaves: true },
    ],
    contactOptions: '/energy/contact-us/prepay',
  },
  {
    title: 'Home services',
    text: 'Boiler cover, repairs and services.',
    image: 'wrench',
    links: [
      { label: 'Book a repair', href: '/home-services/book-a-repair', leaves: true },
      { label: 'Boiler service', href: '/home-services/boiler-service', leaves: true },
      { label: 'Your cover', href: '/home-services/cover', leaves: true },
    ],
    contactOptions: '/home-services/contact-us',
  },
];
