import { categoryIds, type CategoryDefinition, type CategoryId } from './category-definition.ts';
import { appliancesAndEngineers } from './definitions/appliances-and-engineers.ts';
import { billsAndPayments } from './definitions/bills-and-payments.ts';
import { breakdowns } from './definitions/breakdowns.ts';
import { emergencies } from './definitions/emergencies.ts';
import { energyTariffs } from './definitions/energy-tariffs.ts';
import { helpfulAdvice } from './definitions/helpful-advice.ts';
import { homecareHelp } from './definitions/homecare-help.ts';
import { meters } from './definitions/meters.ts';
import { myAccount } from './definitions/my-account.ts';
import { payAsYouGo } from './definitions/pay-as-you-go.ts';
import { smartHome } from './definitions/smart-home.ts';
import { strugglingToPay } from './definitions/struggling-to-pay.ts';

/** The built-in category definitions. SPEC §3. */
export const categoryDefinitions: Record<CategoryId, CategoryDefinition> = {
  'bills-and-payments': billsAndPayments,
  'my-account': myAccount,
  'pay-as-you-go': payAsYouGo,
  meters,
  'energy-tariffs': energyTariffs,
  'homecare-help': homecareHelp,
  'smart-home': smartHome,
  'appliances-and-engineers': appliancesAndEngineers,
  breakdowns,
  'helpful-advice': helpfulAdvice,
  'struggling-to-pay': strugglingToPay,
  emergencies,
};

/** Tells a known category from any other path segment. */
export function isCategoryId(value: string | undefined): value is CategoryId {
  return categoryIds.some((id) => id === value);
}
