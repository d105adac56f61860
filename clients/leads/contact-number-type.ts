import { normalisePhoneNumber } from '#contracts/forms/phone-number.ts';

/** SPEC §9 "Mobile prefix". */
const mobilePrefix = '07';

/** 'mobile' for a number that starts with 07, otherwise 'home'. SPEC §3; +44 7… is 07… (CONTRACTS reading 10). */
export function contactNumberType(number: string): 'mobile' | 'home' {
  return normalisePhoneNumber(number).startsWith(mobilePrefix) ? 'mobile' : 'home';
}
