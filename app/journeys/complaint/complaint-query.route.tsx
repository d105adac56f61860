import { data } from 'react-router';
import { buildQueryLead } from '#clients/leads/build-query-lead.ts';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { complaintQuery } from '#contracts/forms/complaint-query.ts';
import { answersOf } from './answers-of-session.ts';
import { haveDetailsChanged, detailsHash } from './details-hash.ts';
import { ComplaintAside } from './complaint-aside.tsx';
import { nextStep } from './complaint-details.tsx';
import { ComplaintQuery } from './complaint-query.tsx';
import { queryAnswers, queryIntents } from './query-intents.ts';
import { lostQuery } from './lost-details.ts';
import { complaintExpectations } from './rights/complaint-expectations.ts';
import { complaintQueryPage } from './complaint-query.page.ts';
import type { Route } from './+types/complaint-query.route';
import { clientsContext, failuresContext, loggerContext, siteContext } from '../../context.ts';
import { cookiesContext, type JourneyCookies } from '../session/cookies-context.ts';
import { readAnswers, type Answers, type FieldErrors } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';
import { leadSender } from '../../forms/send-lead.ts';
import { useIntent } from '../../forms/use-sending.ts';
import { bannerOf, submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { idempotencyKey } from '../session/idempotency-key.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithBody, redirectWithGet } from '../../frame/redirects.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/form-page.css?url';

type Outcome = { answers: Answers; errors?: FieldErrors; failure?: FailureNotice; limit?: Limit };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  const cookies = context.get(cookiesContext);
  const session = await cookies.readComplaintSession(request);
  // Details are deleted when the query is sent. A visitor who reloads may not have seen the confirmation, so show it
  // again.
  if (!session && (await findConfirmation(params.complaint, request, cookies)))
    throw redirectWithGet('/confirmation?earlier');
  if (session?.complaint !== params.complaint) throw redirectWithGet(backToDetails(params.complaint));
  const { content } = context.get(clientsContext);
  return {
    heading: kind.queryHeading,
    isEnergyForm: kind.isEnergyForm,
    next: kind.next,
    // Named as open pages of the previous release read it.
    prospects: await complaintExpectations(kind, content.fact),
    details: detailsHash(session),
    answers: queryAnswers(answersOf(session)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  const logger = context.get(loggerContext);
  const cookies = context.get(cookiesContext);
  const answers = readAnswers(await readForm(request, postedFields['complaints/:complaint/query']));
  const session = await cookies.readComplaintSession(request);
  if (session?.complaint === params.complaint && haveDetailsChanged(session, answers))
    throw redirectWithBody(`${detailsPath(params.complaint)}?${lostQuery.other}`);
  if (answers['intent'] === queryIntents.back) return redirectWithBody(detailsPath(params.complaint));
  const checked = checkAnswers(complaintQuery(kind.isEnergyForm, kind.queryHeading), answers);
  if (session?.complaint !== params.complaint) {
    const confirmed = session ? undefined : await findConfirmation(params.complaint, request, cookies);
    if (confirmed && checked.ok && confirmed.words === answersHash(confirmed.journey, checked.value))
      throw redirectWithGet('/confirmation');
    // SPEC §8: logged, and nothing is sent.
    logger.warn('No cached data found', { complaint: params.complaint });
    // The text is sent back too, unless it just came from the details step: a browser without cookies would be
    // redirected for ever.
    const redirect = answers['intent'] === queryIntents.send ? redirectWithBody : redirectWithGet;
    throw redirect(backToDetails(params.complaint));
  }
  // The details step redirected here with a 307: nothing is sent yet.
  if (answers['intent'] === nextStep) return data<Outcome>({ answers: queryAnswers(answers) });
  if (!checked.ok) return data<Outcome>({ answers, errors: checked.errors }, 422);

  const lead = buildQueryLead({ ...session, ...checked.value });
  try {
    const sent = await leadSender(context, answers)(
      lead,
      idempotencyKey(session.journey, lead),
      session.email,
      session.addressLabel,
    );
    if ('limit' in sent) return data<Outcome>({ answers, limit: sent.limit }, 429);
    const { receipt } = sent;
    const confirmation = {
      origin: queryPath(params.complaint),
      reference: receipt.reference,
      email: session.email,
      isEmailed: receipt.isEmailed,
      receivedOn: receipt.receivedOn,
      journey: session.journey,
      words: answersHash(session.journey, checked.value),
    };
    return redirectWithGet('/confirmation', [
      await cookies.writeConfirmation(confirmation),
      cookies.clearComplaintSession(),
    ]);
  } catch (problem) {
    const failure = context.get(failuresContext).call('lead-post-failed', problem);
    return data<Outcome>({ answers, failure }, 503);
  }
}

export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, (answers, why): Outcome => ({ answers, failure: bannerOf(why) }));
}

/** The confirmation of the visitor's last lead, if this same form sent it. */
async function findConfirmation(complaint: string, request: Request, cookies: JourneyCookies) {
  const confirmed = await cookies.readConfirmation(request);
  return confirmed && 'reference' in confirmed && confirmed.origin === queryPath(complaint)
    ? confirmed
    : undefined;
}

/** A hash of the answers that a journey sent: `words` of the confirmation's cookie. */
function answersHash(journey: string, answers: unknown): string {
  return idempotencyKey(journey, answers);
}

function queryPath(complaint: string): string {
  return areaHref('/complaints/:complaint/query', { complaint });
}

function detailsPath(complaint: string): string {
  return `/complaints/${complaint}`;
}

/** The address of the details step, which then explains why the visitor is back. */
function backToDetails(complaint: string): string {
  return `${detailsPath(complaint)}?${lostQuery.missing}`;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...complaintQueryPage,
    hasOwnTitle: true,
    path: queryPath(params.complaint),
  });
}

export default function ComplaintQueryPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { heading, isEnergyForm, next, prospects: expectations, details, answers } = loaderData;
  return (
    <ComplaintQuery
      title={pageTitle(heading, rootData(matches).brandName)}
      heading={heading}
      isEnergyForm={isEnergyForm}
      expectations={expectations}
      details={details}
      answers={actionData?.answers ?? answers}
      refusal={actionData}
      isSending={useIntent() === queryIntents.send}
      aside={<ComplaintAside next={next} />}
    />
  );
}
