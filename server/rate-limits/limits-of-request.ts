import type { LimitsOfRequest } from '#app/context.ts';
import type { Allowance } from '#contracts/allowance.ts';
import type { RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { limitRules, suspiciousLeadCost } from './limit-rules.ts';

type CountedLead = Parameters<LimitsOfRequest['lead']>[0];

/** Makes what the forms of one request ask before they call a back end; `onRefused` gets the seconds to wait. */
export type LimitsOf = (visitor: string, onRefused: (waitSeconds: number) => void) => LimitsOfRequest;

/** The limits on leads and addresses, by visitor address and by e-mail address. */
export function limitsOfRequest(limits: RateLimits): LimitsOf {
  const leads = limits.limiter('leads', limitRules.leads);
  const leadsOfEmail = limits.limiter('leads-of-email', limitRules.leadsOfEmail);
  const leadsOfEmailHere = limits.limiter('leads-of-email-here', limitRules.leadsOfEmailHere);
  const lookUps = limits.limiter('address-look-ups', limitRules.addressLookUps);
  const creations = limits.limiter('address-creations', limitRules.addressCreations);

  async function consumeLead(visitor: string, { email, isSuspicious }: CountedLead): Promise<Allowance> {
    const points = isSuspicious ? suspiciousLeadCost : 1;
    const byVisitor = await leads.consume(visitor, points);
    if (!byVisitor.ok || !email) return byVisitor;
    const address = email.trim().toLowerCase();
    const byEmail = await leadsOfEmail.consume(address, points);
    if (byEmail.ok || isSuspicious) return byEmail;
    // Nobody uses up a customer's e-mail address from elsewhere.
    const here = await leadsOfEmailHere.consume(`${visitor} ${address}`);
    return here.ok ? here : byEmail;
  }

  return (visitor, onRefused) => {
    const reported = async (consuming: Promise<Allowance>) => {
      const allowance = await consuming;
      if (!allowance.ok) onRefused(allowance.waitSeconds);
      return allowance;
    };
    return {
      lead: (lead) => reported(consumeLead(visitor, lead)),
      leadFailed: () => leads.reward(visitor),
      addressLookUp: () => reported(lookUps.consume(visitor)),
      addressCreation: () => reported(creations.consume(visitor)),
    };
  };
}
