import { data } from 'react-router';
import { buildQueryLead } from '#clients/leads/build-query-lead.ts';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { complaintQuery } from '#contracts/forms/complaint-query.ts';
import { ComplaintAside } from '../features/complaint/complaint-aside.tsx';
import { nextStep } from '../features/complaint/complaint-details.tsx';
import { ComplaintQuery } from '../features/complaint/complaint-query.tsx';
import { queryAnswers, queryIntents } from '../features/complaint/query-intents.ts';
import type { Route } from './+types/complaint-query';
import {
  clientsContext,
  cookiesContext,
  failuresContext,
  loggerContext,
  need,
  siteContext,
  type JourneyCookies,
} from '../context.ts';
import { readAnswers, type Answers, type FieldErrors } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { checkAnswers } from '../forms/check-answers.ts';
import type { Limit } from '../forms/limit-reached.tsx';
import { leadSender } from '../forms/send-lead.ts';
import { useIntent } from '../forms/use-sending.ts';
import { postOrKeep } from '../forms/post-or-keep.ts';
import { idempotencyKey } from '../journey-cookies/idempotency-key.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { redirectToNotFound } from '../shell/not-found.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { carryOn, leadOn } from '../shell/see-other.ts';

type Outcome = { answers: Answers; errors?: FieldErrors; hasFailed?: boolean; limit?: Limit };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(need(context, siteContext));
  const cookies = need(context, cookiesContext);
  const held = await cookies.readDetails(request);
  // Details end when the query is sent: who asks for the page again may never have seen the answer.
  if (!held && (await sentFrom(params.complaint, request, cookies))) throw leadOn('/confirmation?earlier');
  if (held?.complaint !== params.complaint) throw leadOn(backToDetails(params.complaint));
  const brand = await need(context, clientsContext)
    .content.brand()
    .catch(() => fallbackBrand);
  return { heading: kind.queryHeading, isEnergyForm: kind.isEnergyForm, next: kind.next, brand };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(need(context, siteContext));
  const logger = need(context, loggerContext);
  const cookies = need(context, cookiesContext);
  const answers = readAnswers(await readForm(request, postedFields['complaints/:complaint/query']));
  if (answers['intent'] === queryIntents.back) return carryOn(`/complaints/${params.complaint}`);
  const checked = checkAnswers(complaintQuery(kind.isEnergyForm, kind.queryHeading), answers);
  const held = await cookies.readDetails(request);
  if (held?.complaint !== params.complaint) {
    const sent = held ? undefined : await sentFrom(params.complaint, request, cookies);
    if (sent && checked.ok && sent.words === idempotencyKey(sent.journey, checked.value))
      throw leadOn('/confirmation');
    // SPEC §8: logged, and nothing is sent.
    logger.warn('No cached data found', { complaint: params.complaint });
    // The text goes along, save what comes from the details already: a browser without cookies would go round for ever.
    const onward = answers['intent'] === queryIntents.send ? carryOn : leadOn;
    throw onward(backToDetails(params.complaint));
  }
  // Arrives from the details, by their 307: nothing is sent yet.
  if (answers['intent'] === nextStep) return data({ answers: queryAnswers(answers) } as Outcome);
  if (!checked.ok) return data({ answers, errors: checked.errors } as Outcome, 422);

  const lead = buildQueryLead({ ...held, ...checked.value });
  try {
    const sent = await leadSender(context, answers)(
      lead,
      idempotencyKey(held.journey, lead),
      held.email,
      held.addressLabel,
    );
    if ('limit' in sent) return data({ answers, limit: sent.limit } as Outcome, 429);
    const { receipt } = sent;
    const confirmation = {
      origin: queryPath(params.complaint),
      reference: receipt.reference,
      email: held.email,
      isEmailed: receipt.isEmailed,
      receivedOn: receipt.receivedOn,
      journey: held.journey,
      words: idempotencyKey(held.journey, checked.value),
    };
    return leadOn('/confirmation', [await cookies.confirm(confirmation), cookies.forgetDetails()]);
  } catch (problem) {
    need(context, failuresContext).call('lead-post-failed', problem);
    return data({ answers, hasFailed: true } as Outcome, 503);
  }
}

export function clientAction(post: Route.ClientActionArgs) {
  return postOrKeep(post, (answers): Outcome => ({ answers, hasFailed: true }));
}

/** What was sent from this very form, if that was the last. */
async function sentFrom(complaint: string, request: Request, cookies: JourneyCookies) {
  const confirmed = await cookies.readConfirmation(request);
  return confirmed && 'reference' in confirmed && confirmed.origin === queryPath(complaint)
    ? confirmed
    : undefined;
}

function queryPath(complaint: string): string {
  return `/help-and-support/complaints/${complaint}/query`;
}

/** Says on the details page why someone is back. */
function backToDetails(complaint: string): string {
  return `/complaints/${complaint}?lost`;
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Tell us more',
    hasOwnTitle: true,
    path: queryPath(params.complaint),
  });
}

export default function ComplaintQueryPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { heading, isEnergyForm, next, brand } = loaderData;
  return (
    <ComplaintQuery
      title={pageTitle(heading, rootData(matches).brandName)}
      heading={heading}
      isEnergyForm={isEnergyForm}
      answers={actionData?.answers ?? {}}
      refusal={actionData}
      isSending={useIntent() === queryIntents.send}
      aside={<ComplaintAside next={next} brand={brand} />}
    />
  );
}
