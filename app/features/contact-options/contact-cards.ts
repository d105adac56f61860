import type { PictogramName } from '../../design-system/pictogram/pictogram.tsx';
import { articlePath, categoryPath } from '../../area-path.ts';

export type ContactCardData = {
  title: string;
  text: string;
  image: PictogramName;
  links: { label: string; href: string; leaves?: boolean }[];
  contactOptions: string;
};

/** The three account types and what each most often needs. SPEC §2 "contact-us". */
export const contactCards: [ContactCardData, ContactCardData, ContactCardData] = [
  {
    title: 'Direct Debit or pay on receipt of bill',
    text: 'You get a bill and pay it, or pay each month.',
    image: 'bill',
    links: [
      { label: 'Meter reads', href: '/energy/meter-reads', leaves: true },
      { label: 'Moving home', href: articlePath('my-account', 'moving-home') },
      { label: 'Smart meters help', href: categoryPath('meters') },
    ],
    contactOptions: '/energy/contact-us/credit',
  },
  {
    title: 'Prepayment or pay as you go',
    text: 'You top up a card, a key or an app.',
    image: 'payg',
    links: [
      { label: 'Top up', href: articlePath('pay-as-you-go', 'how-to-top-up') },
      {
        label: 'Replace a lost or damaged card',
        href: articlePath('pay-as-you-go', 'lost-or-damaged-card-or-key'),
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
