import type { RouterContextProvider } from 'react-router';
import type { LeadsClient } from '#clients/leads/create-leads-client.ts';
import type { FailureWords } from '#contracts/choose-words.ts';
import { clientsContext, limitsContext } from '../context.ts';
import type { Answers } from './answers.ts';
import { looksLikeBot } from './bot-signals.tsx';

type Lead = Parameters<LeadsClient['submit']>[0];
type Receipt = Awaited<ReturnType<LeadsClient['submit']>>;
/** `limit`: the visitor has sent too many; the page must keep their answers. */
export type SentLead = { receipt: Receipt } | { limit: { waitSeconds: number } };
export type SendLead = (
  lead: Lead,
  idempotencyKey: string,
  email: string | null,
  /** The page's address as the visitor saw it. */
  addressInWords?: string,
) => Promise<SentLead>;

/**
 * Sends the lead of a form with these answers, unless its visitor is over a limit. Throws ApiFailure, with these
 * `words` instead of the usual message of a lead.
 */
export function leadSender(
  context: Readonly<RouterContextProvider>,
  answers: Answers,
  words?: FailureWords,
): SendLead {
  const limits = context.get(limitsContext);
  const { leads } = context.get(clientsContext);
  return async (lead, idempotencyKey, email, addressInWords) => {
    const isSuspicious = looksLikeBot(answers, Date.now());
    const allowance = await limits.lead({ email, isSuspicious });
    if (!allowance.ok) return { limit: { waitSeconds: allowance.waitSeconds } };
    try {
      return { receipt: await leads.submit(lead, idempotencyKey, { addressInWords, words }) };
    } catch (problem) {
      await allowance.refund();
      throw problem;
    }
  };
}
