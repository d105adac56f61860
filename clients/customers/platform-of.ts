import type { AccountStatusCount } from '#contracts/customers.ts';

/** SPEC §4 "User data loading": with liveCount or preLiveCount above 0 the account is on the newer platform. */
export function platformOf({ liveCount, preLiveCount }: AccountStatusCount): 'newer' | 'legacy' {
  return liveCount > 0 || preLiveCount > 0 ? 'newer' : 'legacy';
}
