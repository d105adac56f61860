import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { personFieldNames } from '../../forms/person-field-names.ts';
import { lookUpAnswers } from '../../account/prefill/look-up-answers.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { clientsContext, siteContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { asksSubjectFirst } from './asks-subject-first.ts';
import { earlierAnswers } from './earlier-answers.ts';
import { complaintExpectations } from './rights/complaint-expectations.ts';
import { lostDetails } from './lost-details.ts';
import type { Route } from './+types/complaint-details.route';

/** What the details step shows: its kind of complaint, the rights that apply, and the answers so far. */
export async function loadComplaintDetails({ params, request, context, url }: Route.LoaderArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  const { content } = context.get(clientsContext);
  const cookies = context.get(cookiesContext);
  const lost = lostDetails(url);
  // Other details are not this tab's.
  const session = lost === 'other' ? undefined : await cookies.readComplaintSession(request);
  const earlier = await earlierAnswers(session, params.complaint, cookies);
  // Answers from an earlier visit to this form take precedence over looked-up ones.
  const lookedUp = earlier.address.chosen ? undefined : await lookUpAnswers(context, personFieldNames);
  return {
    subheading: kind.subheading,
    queryHeading: kind.queryHeading,
    next: kind.next,
    // Named as open pages of the previous release read it.
    prospects: await complaintExpectations(kind, content.fact),
    asksSubject: asksSubjectFirst(kind),
    brand: await content.brand().catch(() => fallbackBrand),
    ...earlier,
    answers: lookedUp ? lookedUp.known : earlier.answers,
    lookedUp,
    lost,
  };
}
