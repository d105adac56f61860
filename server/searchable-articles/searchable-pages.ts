import type { BrandPhones } from '#contracts/brand.ts';
import type { SearchableArticle } from '#services/search/searchable-article.ts';
import { areaHref, categoryPath } from '#app/area-href.ts';
import { cookiesPage } from '#app/consent/cookies.page.ts';
import { contactUsPage } from '#app/pages/contact-us/contact-us.page.ts';
import { feedbackPage } from '#app/journeys/feedback/feedback.page.ts';
import { compareBillsPage } from '#app/journeys/compare-bills/compare-bills.page.ts';
import { selectComplaintTypePage } from '#app/journeys/choose-complaint/make-a-complaint-select-type.page.ts';

const category = { id: 'contact-and-support', label: 'Contact and support' };
const askKeywords = ['enquiry', 'enquire', 'inquiry', 'question', 'query', 'ask a question', 'ask us'];

/** Pages of the area that people search for but that are not articles. */
export const searchablePages: SearchableArticle[] = [
  {
    category,
    slug: 'contact-us',
    href: areaHref(contactUsPage.route),
    title: contactUsPage.title,
    description: contactUsPage.description,
    headings: ['Direct Debit or pay on receipt of bill', 'Prepayment or pay as you go', 'Home services'],
    keywords: [
      'phone',
      'telephone',
      'number',
      'call',
      'chat',
      'email',
      'write',
      'address',
      'speak to someone',
      'relay',
    ],
    text: 'Contact us about your bill, your meter, pay as you go, boiler cover or a repair. Deaf or hard of hearing: use Relay UK.',
  },
  {
    category,
    slug: 'make-a-complaint-select-type',
    href: areaHref(selectComplaintTypePage.route),
    title: selectComplaintTypePage.linkText,
    description: selectComplaintTypePage.description,
    headings: [selectComplaintTypePage.title],
    keywords: ['complain', 'complaint', 'unhappy', 'ombudsman', 'problem', 'wrong'],
    text: 'Complain about energy, home services, an installation or an Electric Vehicle charge point.',
  },
  {
    category: { id: 'bills-and-payments', label: 'Bills and payments' },
    slug: 'compare-two-bills',
    href: areaHref(compareBillsPage.route),
    title: compareBillsPage.linkText,
    description: compareBillsPage.description,
    headings: [compareBillsPage.title],
    keywords: ['compare bills', 'bill difference', 'bill calculator', 'work out my bill', 'bill checker'],
    text: 'See how much of the difference between two electricity bills is use, price and days.',
  },
  {
    category,
    slug: 'complaints/enquiry-gas-and-electricity',
    href: areaHref('/complaints/:complaint', { complaint: 'enquiry-gas-and-electricity' }),
    title: 'Ask a question about gas or electricity',
    description: 'Make an enquiry about energy that you pay for by Direct Debit or on receipt of a bill.',
    headings: ['Making an energy enquiry'],
    keywords: [...askKeywords, 'energy enquiry'],
    text: 'Ask us about your bill, your balance, your tariff, a payment, moving house or your meter.',
  },
  {
    category,
    slug: 'complaints/enquiry-pay-as-you-go',
    href: areaHref('/complaints/:complaint', { complaint: 'enquiry-pay-as-you-go' }),
    title: 'Ask a question about pay as you go',
    description: 'Make an enquiry about a prepayment meter that you top up.',
    headings: ['Making an enquiry'],
    keywords: [...askKeywords, 'pay as you go enquiry', 'prepayment enquiry'],
    text: 'Ask us about your prepayment meter, your key or card, or topping up.',
  },
  {
    category,
    slug: 'complaints/feedback',
    href: areaHref(feedbackPage.route),
    title: feedbackPage.title,
    description: feedbackPage.description,
    headings: [],
    keywords: ['we owe you', 'leave my credit', 'use my credit', 'credit letter'],
    text: '',
  },
  {
    category,
    slug: 'cookies',
    href: areaHref(cookiesPage.route),
    title: cookiesPage.title,
    description: cookiesPage.description,
    headings: [],
    keywords: ['cookies', 'tracking', 'consent', 'analytics'],
    text: '',
  },
];

/** The page for emergencies, with the supplier's numbers as they are searched for and shown. */
export const emergencyPage = ({ gasEmergency, powerCut }: BrandPhones): SearchableArticle => ({
  category: { id: 'emergencies', label: 'Emergencies' },
  slug: 'emergencies',
  href: categoryPath('emergencies'),
  title: 'What to do in an emergency',
  description: 'The numbers for gas, power and your meter, and what to do first.',
  headings: ['If you smell gas', 'Stay safe with electricity'],
  keywords: ['emergency', 'gas leak', 'smell gas', 'power cut', powerCut, gasEmergency, 'urgent', 'danger'],
  text: `If you smell gas, open doors and windows, go outside and call the National Gas Emergency Service. For a power cut, call ${powerCut}.`,
});
