/** What people of a supplier's help area look for most, in their words. */
export const popularSearches = [
  'submit a meter reading',
  'top up my meter',
  'moving home',
  'refund my credit',
  'smart meter not working',
];
