import { londonDay } from '#contracts/calendar/london-day.ts';
import { takeMeterReading } from '../features/meter-reading/take-meter-reading.ts';
import type { Route } from './+types/kept-meter-reading';
import { clientsContext, cookiesContext, failuresContext, need } from '../context.ts';
import { readAnswers } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { leadSender } from '../forms/send-lead.ts';
import { postedFields } from '../posted-fields.ts';
import { leadOn } from '../shell/see-other.ts';

/**
 * Takes a reading that was kept on a visitor's device while the line was lost. Answers JSON: `outcome` is sent (with `reference`), closed, refused or failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { content } = need(context, clientsContext);
  const answers = readAnswers(await readForm(request, postedFields['submit-meter-read/kept']));
  try {
    const { isMeterReadWeek } = await content.meterReadSettings();
    if (!isMeterReadWeek) return tell({ outcome: 'closed' }, 409);
    const sendLead = leadSender(context, answers);
    const taken = await takeMeterReading(answers, { sendLead, today: londonDay(Date.now()) });
    // The browser keeps it, and tries again later.
    if ('limit' in taken) return tell({ outcome: 'failed' }, 429);
    if (!('sent' in taken)) return tell({ outcome: 'refused' }, 422);
    // As after any reading that was sent, what a link brought is done with.
    const cookie = need(context, cookiesContext).forgetPrefill();
    return tell({ outcome: 'sent', reference: taken.sent.reference }, 201, cookie);
  } catch (problem) {
    need(context, failuresContext).call('lead-post-failed', problem);
    return tell({ outcome: 'failed' }, 503);
  }
}

export function loader() {
  return leadOn('/submit-meter-read');
}

function tell(outcome: Record<string, string>, status: number, cookie?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) };
  return Response.json(outcome, { status, headers });
}
