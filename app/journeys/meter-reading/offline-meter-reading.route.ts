import { londonDay } from '#contracts/calendar/london-day.ts';
import { submitMeterReading } from './submit-meter-reading.ts';
import { isTooOld } from './too-old.ts';
import type { Route } from './+types/offline-meter-reading.route';
import { clientsContext, failuresContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { readAnswers } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { leadSender } from '../../forms/send-lead.ts';
import { postedFields } from '../../posted-fields.ts';
import { redirectWithGet } from '../../frame/redirects.ts';

/**
 * Receives a reading that was stored on a visitor's device while offline. Returns JSON: `outcome` is sent (with
 * `reference`), closed, refused, too-old or failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { content } = context.get(clientsContext);
  const answers = readAnswers(await readForm(request, postedFields['submit-meter-read/kept']));
  const today = londonDay(Date.now());
  // Only here: a device's clock may be wrong, and a reading that is too old is deleted.
  if (isTooOld(answers, today)) return respond({ outcome: 'too-old' }, 422);
  try {
    const { isMeterReadWeek } = await content.meterReadSettings();
    if (!isMeterReadWeek) return respond({ outcome: 'closed' }, 409);
    const sendLead = leadSender(context, answers);
    const result = await submitMeterReading(answers, { sendLead, today });
    // The browser keeps the reading and retries later.
    if ('limit' in result) return respond({ outcome: 'failed' }, 429);
    if (!('sent' in result)) return respond({ outcome: 'refused' }, 422);
    // As after any sent reading, the answers that a link brought are deleted.
    const cookie = context.get(cookiesContext).clearPrefill();
    return respond({ outcome: 'sent', reference: result.sent.reference }, 201, cookie);
  } catch (problem) {
    context.get(failuresContext).call('lead-post-failed', problem);
    return respond({ outcome: 'failed' }, 503);
  }
}

export function loader() {
  return redirectWithGet('/submit-meter-read');
}

function respond(outcome: Record<string, string>, status: number, cookie?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) };
  return Response.json(outcome, { status, headers });
}
