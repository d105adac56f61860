import type { RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import type { SignInLimiters } from '#services/identity/sign-in/limit-attempts.ts';
import { limitRules } from '../../edge/rate-limits/limit-rules.ts';

/** The limits on sign-in attempts at the embedded provider. */
export function signInLimiters(limits: RateLimits): SignInLimiters {
  return {
    ofAddress: limits.limiter('sign-in-address', limitRules.signInOfAddress),
    ofAccountHere: limits.limiter('sign-in-account-here', limitRules.signInOfAccountHere),
    ofAccount: limits.limiter('sign-in-account', limitRules.signInOfAccount),
    ofAccountFromNewAddress: limits.limiter('sign-in-new-address', limitRules.signInFromNewAddress),
  };
}
