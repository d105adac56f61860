import { createContext } from 'react-router';
import type { CustomerDetails } from '#contracts/customers.ts';

/** The signed-in customer, as forms see them. A look-up that fails is logged and returns nothing. SPEC §4. */
export type CustomerLookup = {
  /**
   * The details, if they arrive in time for the page. `shouldAskAgain`: nothing arrived because the look-up is late or
   * failed (`hasFailed`), so the page's scripts ask for the details.
   */
  detailsSoon: () => Promise<{ details?: CustomerDetails; shouldAskAgain: boolean; hasFailed: boolean }>;
  /** The details, however long they take. `hasFailed` is set when a retry is worthwhile. */
  details: () => Promise<{ details?: CustomerDetails; hasFailed: boolean }>;
  /** SPEC §3 "an account flag". */
  isOnNewerPlatform: () => Promise<boolean>;
};

export const customerContext = createContext<CustomerLookup>();
