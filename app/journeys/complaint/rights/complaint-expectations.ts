import type { BuiltInFact } from '#contracts/built-in-facts.ts';
import type { ComplaintKind } from '#clients/leads/complaint-kinds.ts';
import { ombudsmanWords } from '#contracts/ombudsman-words.ts';
import { daysInWords } from '#contracts/response-times.ts';
import { rightsBySubject } from './rights-by-subject.ts';

/** What someone who complains can expect. */
export type Expectations = {
  /** Sentences by subject; none for a form that asks for no subject. */
  rights: Record<string, string[]>;
  howLong: string;
  ombudsman: { title: string; text: string };
};

/** The rights, the response time (SPEC §9) and who helps after it; undefined for an enquiry. */
export async function complaintExpectations(
  { isComplaint, isEnergyForm, responseTime }: ComplaintKind,
  fact: (name: BuiltInFact) => Promise<string>,
): Promise<Expectations | undefined> {
  if (!isComplaint) return undefined;
  const { averageDays, atMostDays } = responseTime;
  const average = `${daysInWords(averageDays)} on average`;
  return {
    rights: isEnergyForm ? await rightsBySubject(fact) : {},
    howLong: atMostDays ? `${average}, and up to ${daysInWords(atMostDays)}` : average,
    ombudsman: ombudsmanWords(await fact('complaint-weeks')),
  };
}
