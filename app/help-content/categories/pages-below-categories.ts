import { areaHref } from '../../area-href.ts';

/** Pages of the area with the address of an article. No feed lists them, and no article can have their address. */
export const pagesBelowCategories: readonly string[] = [areaHref('/bills-and-payments/compare-two-bills')];
