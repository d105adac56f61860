import type { LeadAllowance, LimitsOfRequest } from '#app/context.ts';
import type { Allowance } from '#contracts/allowance.ts';
import { countedMailbox } from '#platform/mailer/counted-mailbox.ts';
import type { RateLimiter, RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { limitRules, suspiciousLeadCost } from './limit-rules.ts';

type CountedLead = Parameters<LimitsOfRequest['lead']>[0];

/**
 * Creates the checks that the forms of one request make before they call a back end; `onRefused` gets the seconds to
 * wait.
 */
export type LimitsOf = (visitor: string, onRefused: (waitSeconds: number) => void) => LimitsOfRequest;

/** The limits on leads and addresses, by visitor address and by e-mail address. */
export function limitsOfRequest(limits: RateLimits): LimitsOf {
  const leads = limits.limiter('leads', limitRules.leads);
  const leadsOfEmail = limits.limiter('leads-of-email', limitRules.leadsOfEmail);
  const leadsOfEmailHere = limits.limiter('leads-of-email-here', limitRules.leadsOfEmailHere);
  const lookUps = limits.limiter('address-look-ups', limitRules.addressLookUps);
  const creations = limits.limiter('address-creations', limitRules.addressCreations);

  async function consumeLead(visitor: string, { email, isSuspicious }: CountedLead): Promise<LeadAllowance> {
    const points = isSuspicious ? suspiciousLeadCost : 1;
    const undo: (() => Promise<void>)[] = [];
    const consume = async (limiter: RateLimiter, key: string) => {
      const allowance = await limiter.consume(key, points);
      if (allowance.ok) undo.push(() => limiter.reward(key, points));
      return allowance;
    };
    const refund = async () => void (await Promise.all(undo.map((each) => each())));

    const byVisitor = await consume(leads, visitor);
    if (!byVisitor.ok) return byVisitor;
    if (!email) return { ok: true, refund };
    const mailbox = countedMailbox(email);
    const byEmail = await consume(leadsOfEmail, mailbox);
    if (byEmail.ok) return { ok: true, refund };
    if (isSuspicious) return byEmail;
    // Nobody can use up a customer's limit by sending from elsewhere.
    const here = await consume(leadsOfEmailHere, `${visitor} ${mailbox}`);
    return here.ok ? { ok: true, refund } : byEmail;
  }

  return (visitor, onRefused) => {
    const reported = async <Counted extends Allowance>(consuming: Promise<Counted>) => {
      const allowance = await consuming;
      if (!allowance.ok) onRefused(allowance.waitSeconds);
      return allowance;
    };
    return {
      lead: (lead) => reported(consumeLead(visitor, lead)),
      addressLookUp: () => reported(lookUps.consume(visitor)),
      addressCreation: () => reported(creations.consume(visitor)),
    };
  };
}
