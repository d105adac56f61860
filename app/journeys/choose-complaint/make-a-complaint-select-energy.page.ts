import type { PageDefinition } from '../../page-definition.ts';
import { energyCustomerType } from './energy-customer-type.ts';

export const selectEnergyPage = {
  route: '/make-a-complaint-select-energy',
  title: energyCustomerType.question,
  description: 'Tell us how you pay for your energy, and we’ll take you to the right complaint form.',
} satisfies PageDefinition;
