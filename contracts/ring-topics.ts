/** What visitors ring about: pages name one of these, and show the line that answers (app/frame/ring-us). */
export const ringTopics = [
  'general',
  'stuck',
  'otherThanUrgent',
  'billing',
  'meters',
  'paying',
  'prepayment',
  'noSupply',
  'homeCover',
  'complaints',
  'bereavement',
  'supportNeeds',
] as const;
export type RingTopic = (typeof ringTopics)[number];
