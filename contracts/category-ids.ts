/** The known categories, in the order in which they are listed. SPEC §2 "Help category page". */
export const categoryIds = [
  'bills-and-payments',
  'my-account',
  'pay-as-you-go',
  'meters',
  'energy-tariffs',
  'homecare-help',
  'smart-home',
  'appliances-and-engineers',
  'breakdowns',
  'helpful-advice',
  'struggling-to-pay',
  'emergencies',
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** Whether a path segment is the id of a known category. */
export function isCategoryId(value: string | undefined): value is CategoryId {
  return categoryIds.some((id) => id === value);
}
