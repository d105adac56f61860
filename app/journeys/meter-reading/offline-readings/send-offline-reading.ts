import { recordFailedCall } from '../../../telemetry/analytics/record-failed-call.ts';
import type { OfflineReading } from './offline-readings.ts';
import { areaHref } from '../../../area-href.ts';

/** The outcome of an attempt to send a stored reading; `unreached` when no response came, so it is unknown. */
export type SendOutcome =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'closed' }
  | { outcome: 'refused' }
  | { outcome: 'too-old' }
  | { outcome: 'failed' }
  | { outcome: 'unreached' };

const path = areaHref('/submit-meter-read/kept');

/** Sends a stored reading; the same reading is the same lead, however often it is sent. */
export async function sendOfflineReading(reading: OfflineReading): Promise<SendOutcome> {
  const sent = await post(reading);
  if (sent.outcome === 'failed') recordFailedCall('lead-post-failed');
  return sent;
}

async function post({ answers }: OfflineReading): Promise<SendOutcome> {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(answers) });
    const body: unknown = await response.json();
    return isOutcome(body) ? body : { outcome: 'failed' };
  } catch (problem) {
    // A proxy's error page is not JSON; a lost connection is a TypeError.
    if (problem instanceof TypeError) recordFailedCall('lead-post-failed', problem);
    return { outcome: problem instanceof SyntaxError ? 'failed' : 'unreached' };
  }
}

function isOutcome(body: unknown): body is SendOutcome {
  if (typeof body !== 'object' || body === null || !('outcome' in body)) return false;
  if (body.outcome === 'sent') return 'reference' in body && typeof body.reference === 'string';
  return ['closed', 'refused', 'too-old', 'failed'].some((outcome) => outcome === body.outcome);
}
