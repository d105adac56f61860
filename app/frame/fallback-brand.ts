import type { Brand } from '#contracts/brand.ts';
import { nationalNumbers } from '#contracts/national-numbers.ts';

/**
 * Used when the supplier's brand can't be loaded. No name is invented, and only the two national emergency numbers,
 * which are the same for everyone, are shown. The supplier's own numbers are left out.
 */
export const fallbackBrand: Brand = {
  name: 'Help & Support',
  legalName: '',
  registration: '',
  address: '',
  phones: { ...nationalNumbers, meterEmergency: '', customerService: '' },
  openingHours: '',
};
