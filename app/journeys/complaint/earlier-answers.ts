import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import type { Answers } from '../../forms/answers.ts';
import type { AddressState } from '../address-finder/address-state.ts';
import type { JourneyCookies } from '../session/cookies-context.ts';
import { answersOf } from './answers-of-session.ts';

/** The visitor's earlier answers to the form of this complaint; none if the session belongs to another one. */
export async function earlierAnswers(
  session: ComplaintSession | undefined,
  complaint: string,
  { sealAddress }: JourneyCookies,
): Promise<{ answers: Answers; address: AddressState }> {
  if (session?.complaint !== complaint) return { answers: {}, address: {} };
  const { addressId: id, addressLabel: label } = session;
  return {
    answers: answersOf(session),
    address: { chosen: { id, label, seal: await sealAddress({ id, label }) } },
  };
}
