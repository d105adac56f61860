import type { Brand } from '#contracts/brand.ts';

/**
 * Stands in when the supplier's brand can't be loaded: no name is made up, and only the two national
 * emergency numbers, which are everybody's, are given. The supplier's own lines are left out.
 */
export const fallbackBrand: Brand = {
  name: 'Help & Support',
  legalName: '',
  registration: '',
  address: '',
  phones: { gasEmergency: '0800 111 999', powerCut: '105', meterEmergency: '', customerService: '' },
  openingHours: '',
};
