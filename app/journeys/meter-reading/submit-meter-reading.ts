import { buildMeterReadLead } from '#clients/leads/build-meter-read-lead.ts';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';
import type { SendLead } from '../../forms/send-lead.ts';
import { idempotencyKey } from '../session/idempotency-key.ts';
import type { SentReading } from '#contracts/journey-cookies.ts';
import { readingFormSchema } from './reading-form-schema.ts';
import { readingFacts } from './reading-facts.ts';

type SubmitOutcome = { sent: SentReading } | { errors: FieldErrors } | { limit: Limit };

/**
 * Validates answers and sends them as a lead. The same reading of the same person is the same lead, whenever and from
 * wherever it is sent again, so its key depends on nothing else. Throws ApiFailure. SPEC §4 "Meter read".
 */
export async function submitMeterReading(
  answers: Answers,
  { sendLead, today }: { sendLead: SendLead; today: string },
): Promise<SubmitOutcome> {
  const checked = checkAnswers(readingFormSchema(today), answers);
  if (!checked.ok) return { errors: checked.errors };
  const lead = buildMeterReadLead(checked.value);
  const key = idempotencyKey('submit-meter-read', lead);
  const sent = await sendLead(lead, key, checked.value.email);
  if ('limit' in sent) return sent;
  const { reference, receivedOn } = sent.receipt;
  return { sent: { reference, receivedOn, facts: readingFacts(checked.value) } };
}
