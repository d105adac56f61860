import type { RouterContextProvider } from 'react-router';
import type { LeadsClient } from '#clients/leads/create-leads-client.ts';
import { clientsContext, limitsContext, need } from '../context.ts';
import type { Answers } from './answers.ts';
import { seemsFromProgram } from './program-signals.tsx';

type Lead = Parameters<LeadsClient['submit']>[0];
type Receipt = Awaited<ReturnType<LeadsClient['submit']>>;
/** `limit`: the visitor has sent too many, and what was typed is to stay on the page. */
export type SentLead = { receipt: Receipt } | { limit: { waitSeconds: number } };
export type SendLead = (
  lead: Lead,
  idempotencyKey: string,
  email: string | null,
  /** Its address as the visitor saw it. */
  addressInWords?: string,
) => Promise<SentLead>;

/** Sends the lead of a form with these answers, unless its visitor is over a limit. Throws ApiFailure. */
export function leadSender(context: Readonly<RouterContextProvider>, answers: Answers): SendLead {
  const limits = need(context, limitsContext);
  const { leads } = need(context, clientsContext);
  return async (lead, idempotencyKey, email, addressInWords) => {
    const isSuspicious = seemsFromProgram(answers, Date.now());
    const allowance = await limits.lead({ email, isSuspicious });
    if (!allowance.ok) return { limit: { waitSeconds: allowance.waitSeconds } };
    try {
      return { receipt: await leads.submit(lead, idempotencyKey, addressInWords) };
    } catch (problem) {
      await limits.leadFailed();
      throw problem;
    }
  };
}
