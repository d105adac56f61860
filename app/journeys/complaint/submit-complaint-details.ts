import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { personalDetails } from '#contracts/forms/personal-details.ts';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import { failuresContext, siteContext } from '../../context.ts';
import { answersPost } from '../../account/prefill/look-up-answers.ts';
import { customerContext } from '../../account/prefill/customer-context.ts';
import type { Answers } from '../../forms/answers.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { redirectWithBody, redirectWithGet } from '../../frame/redirects.ts';
import { addressBook } from '../address-finder/address-book.ts';
import type { AddressOutcome } from '../address-finder/address-state.ts';
import { readDetails } from '../address-finder/read-details.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { asksSubjectFirst } from './asks-subject-first.ts';
import { earlierAnswers } from './earlier-answers.ts';
import { lostDetails, type LostDetails } from './lost-details.ts';
import { isFromQuery, queryAnswers } from './query-intents.ts';
import type { Route } from './+types/complaint-details.route';

export type DetailsOutcome = AddressOutcome & { lost?: LostDetails | undefined };

/** Finds or chooses the address, or stores the details in the complaint session and redirects to the query step. */
export async function submitComplaintDetails(
  answers: Answers,
  { params, request, context, url }: Route.ActionArgs,
) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  context.set(answersPost, true);
  const addresses = addressBook(context);
  const cookies = context.get(cookiesContext);
  const session = await cookies.readComplaintSession(request);
  if (isFromQuery(answers)) {
    // The text of the query step travels through this step and back.
    const lost = lostDetails(url);
    const before = await earlierAnswers(lost === 'other' ? undefined : session, params.complaint, cookies);
    return data<DetailsOutcome>({
      ...before,
      answers: { ...before.answers, ...queryAnswers(answers) },
      lost,
    });
  }
  const report = context.get(failuresContext).call;
  const read = await readDetails(personalDetails, answers, addresses, report);
  if (!read.ok) return read.response;

  // Continues the journey of the last lead, so that a visitor who never saw its confirmation resends the same lead.
  const journey = session?.journey ?? (await cookies.readConfirmation(request))?.journey ?? randomUUID();
  const next: ComplaintSession = {
    ...read.details,
    addressId: read.address.id,
    addressLabel: read.address.label,
    queryType: kind.queryType,
    querySubtype: kind.querySubtype,
    complaint: params.complaint,
    firstSubject: asksSubjectFirst(kind)
      ? querySubjects.find((subject) => subject === answers['subject'])
      : undefined,
    journey,
    // Read here rather than on sending, so that the same text sent again is the same lead.
    hasAccountFlag: await context.get(customerContext).isOnNewerPlatform(),
  };
  const redirect = 'query' in answers ? redirectWithBody : redirectWithGet;
  return redirect(`/complaints/${params.complaint}/query`, [await cookies.writeComplaintSession(next)]);
}
