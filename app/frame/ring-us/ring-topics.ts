import type { BrandPhones } from '#contracts/brand.ts';
import type { RingTopic } from '#contracts/ring-topics.ts';

type TopicWords = {
  line: keyof BrandPhones & string;
  title: string;
  /** Above the number. */
  lead?: string;
  /** What to have to hand. */
  hand?: string;
};

const account = 'Have your account number to hand. It’s on your bills and letters.';
const general: TopicWords = { line: 'customerService', title: 'Ring us', hand: account };

/** If the supplier doesn't have a topic's line, customer service's is shown. */
const topics: Record<RingTopic, TopicWords> = {
  general,
  stuck: { ...general, title: 'Still stuck? Ring us' },
  billing: {
    line: 'customerService',
    title: 'Ring us about your bill',
    hand: 'Have your bill to hand, and a meter reading if you can.',
  },
  meters: {
    line: 'customerService',
    title: 'Ring us about your meter',
    hand: 'Have your account number to hand, and ring from near your meter if you can.',
  },
  paying: {
    line: 'customerService',
    title: 'Worried about paying? Ring us',
    hand: 'Have your account number to hand, and a rough idea of what you can afford.',
  },
  prepayment: {
    line: 'payAsYouGo',
    title: 'Ring us about pay as you go',
    hand: 'Have your card or key with you, and ring from near your meter if you can.',
  },
  noSupply: {
    line: 'meterEmergency',
    title: 'Pay as you go, no supply',
    hand: 'Have your card or key with you. If you can, use your emergency credit first.',
  },
  homeCover: {
    line: 'homeServices',
    title: 'Ring us about repairs and cover',
    hand: 'Have your cover number or your postcode to hand, and the make of your boiler or appliance.',
  },
  complaints: {
    line: 'customerService',
    title: 'Ring us about a complaint',
    hand: 'Have your account number to hand, and the dates and names that matter.',
  },
  bereavement: {
    line: 'bereavement',
    title: 'Ring us about someone who has died',
    lead: 'You don’t need every answer. We’ll go at your pace.',
  },
  supportNeeds: {
    line: 'extraSupport',
    title: 'Ring us about extra support',
    hand: 'Have your account number to hand. Someone you trust can ring for you.',
  },
  otherThanUrgent: { ...general, title: 'Not urgent? Ring us' },
};

/** The words and the line of a topic. */
export function wordsOfTopic(topic: RingTopic): TopicWords {
  return topics[topic];
}
