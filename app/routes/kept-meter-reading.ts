import { londonDay } from '#contracts/calendar/london-day.ts';
import { takeMeterReading } from '../features/meter-reading/take-meter-reading.ts';
import type { Route } from './+types/kept-meter-reading';
import { clientsContext, cookiesContext, failuresContext, need } from '../context.ts';
import { readAnswers } from '../forms/answers.ts';
import { leadOn } from '../shell/see-other.ts';

/**
 * Takes a reading that was kept on a visitor's device while the line was lost. Its visitor was asked all there was to
 * ask before it was kept. Answers JSON: `outcome` is sent (with `reference`), closed, refused or failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { content, leads } = need(context, clientsContext);
  const answers = readAnswers(await request.formData());
  try {
    const { isMeterReadWeek } = await content.meterReadSettings();
    if (!isMeterReadWeek) return tell({ outcome: 'closed' }, 409);
    const taken = await takeMeterReading(answers, { leads, today: londonDay(Date.now()), asks: false });
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
