import type { CategoryId } from '#contracts/category-ids.ts';
import type { RingTopic } from '#contracts/ring-topics.ts';

const ofCategory: Record<CategoryId, RingTopic> = {
  'bills-and-payments': 'billing',
  'my-account': 'general',
  'pay-as-you-go': 'prepayment',
  meters: 'meters',
  'energy-tariffs': 'billing',
  'struggling-to-pay': 'paying',
  'homecare-help': 'homeCover',
  'smart-home': 'general',
  emergencies: 'otherThanUrgent',
  breakdowns: 'homeCover',
  'appliances-and-engineers': 'homeCover',
  'helpful-advice': 'general',
};

/** Articles whose topic is not that of most articles in their category. */
const ofArticle: Record<string, RingTopic> = {
  'emergencies/pay-as-you-go-no-supply': 'noSupply',
  'emergencies/support-in-a-power-cut': 'supportNeeds',
  'emergencies/boiler-breakdown': 'homeCover',
  'emergencies/no-heating': 'homeCover',
  'emergencies/leaky-pipes': 'homeCover',
  'helpful-advice/keep-warm-for-less': 'paying',
};
/** Whatever the category, an article is about this if its address contains the word. */
const ofWord: [word: RegExp, RingTopic][] = [
  [/complain|ombudsman|compensation/, 'complaints'],
  [/bereave|someone-dies|died/, 'bereavement'],
  [/priority-services|medical|translation|large-print/, 'supportNeeds'],
];

/** What the visitors of a category page ring about. */
export function topicOfCategory(category: CategoryId): RingTopic {
  return ofCategory[category];
}

/** What the readers of an article ring about. */
export function topicOfArticle(category: CategoryId, slug: string): RingTopic {
  const own = ofArticle[`${category}/${slug}`] ?? ofWord.find(([word]) => word.test(slug))?.[1];
  if (own) return own;
  return ofCategory[category] === 'general' ? 'stuck' : ofCategory[category];
}
