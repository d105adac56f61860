/** The most common searches of a supplier's help area, in the visitors' words. */
export const popularSearches = [
  'submit a meter reading',
  'top up my meter',
  'moving home',
  'refund my credit',
  'smart meter not working',
];
