import { randomUUID } from 'node:crypto';
import { createContext, data, Navigate } from 'react-router';
import { buildFeedbackLead } from '#clients/leads/build-feedback-lead.ts';
import { feedbackDetails } from '#contracts/forms/feedback-details.ts';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import {
  resumeManualEntry,
  failedAddressStep,
  manualAddressFields,
  type AddressOutcome,
} from '../address-finder/address-state.ts';
import { addressBook } from '../address-finder/address-book.ts';
import { readDetails } from '../address-finder/read-details.ts';
import { enterIntent } from '../address-finder/enter-intent.ts';
import { FeedbackDetails, sendFeedback } from './feedback-details.tsx';
import { feedbackPersonalDetailsPage } from './feedback-personal-details.page.ts';
import type { Route } from './+types/feedback-personal-details.route';
import { cookiesContext, type JourneyCookies } from '../session/cookies-context.ts';
import { failuresContext } from '../../context.ts';
import { readAnswers, type Answers } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { personFieldNames } from '../../forms/person-field-names.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { useTypedBefore } from '../../forms/use-draft.ts';
import { leadSender } from '../../forms/send-lead.ts';
import { skipRevalidationAfterPost } from '../../forms/skip-revalidation-after-post.ts';
import { useIntent } from '../../forms/use-sending.ts';
import { submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { idempotencyKey } from '../session/idempotency-key.ts';
import { fillEmpty } from '../../forms/fill-empty.ts';
import { lookUpAnswers, type LookedUp } from '../../account/prefill/look-up-answers.ts';
import { usePrefill } from '../../account/prefill/use-prefill.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithGet } from '../../frame/redirects.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/form-page.css?url';

const firstStep = '/complaints/feedback';
/** A journey carried by a page is one of our UUIDs; anything longer would not fit into a cookie. */
const longestJourney = 100;

/** `lookedUp`: the signed-in visitor's details, only on arrival at the page. */
type Outcome = AddressOutcome & { lookedUp?: LookedUp };

/**
 * Set by the action, so that the loader, which runs next in the same request, knows that the post included the text of
 * the first step.
 */
const hasFeedbackText = createContext(false);

export function loader({ request, context }: Route.LoaderArgs) {
  // Without the text of the first step, redirects to it (SPEC §2). Where scripts run, the page itself checks.
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument && !context.get(hasFeedbackText)) throw redirectWithGet(firstStep);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const answers = readAnswers(await readForm(request, postedFields['complaints/feedback/personal-details']));
  const words = checkAnswers(refundCredit, answers);
  if (!words.ok) throw redirectWithGet(firstStep);
  answers['query'] = words.value.query;
  // The first step redirected here with a 307: nothing is required yet.
  context.set(hasFeedbackText, true);
  const cookies = context.get(cookiesContext);
  const journey = await journeyOf(request, cookies, answers);
  answers['journey'] = journey;
  if (answers['intent'] === 'continue') {
    const headers = { 'set-cookie': await cookies.writeFeedbackJourney(journey) };
    const lookedUp = await lookUpAnswers(context, personFieldNames);
    const outcome: Outcome = { answers: fillEmpty(answers, lookedUp.known), address: {}, lookedUp };
    return data(outcome, { headers });
  }

  const addresses = addressBook(context);
  const report = context.get(failuresContext).call;
  const read = await readDetails(feedbackDetails, answers, addresses, report);
  if (!read.ok) return read.response;

  const lead = buildFeedbackLead({
    ...read.details,
    query: words.value.query,
    addressId: read.address.id,
  });
  try {
    const sent = await leadSender(context, answers)(
      lead,
      idempotencyKey(journey, lead),
      read.details.email,
      read.address.label,
    );
    if ('limit' in sent)
      return data<AddressOutcome>({ answers, address: { chosen: read.address }, limit: sent.limit }, 429);
    const confirmation = await cookies.writeConfirmation({ origin: 'feedback', journey });
    return redirectWithGet('/confirmation', [confirmation, cookies.clearFeedbackJourney()]);
  } catch (problem) {
    const failure = report('lead-post-failed', problem);
    return data<AddressOutcome>({ answers, address: { chosen: read.address }, failure }, 503);
  }
}

/**
 * One journey for all tabs of a visitor, also after a reload: the one in the cookie, else that of the last lead. The
 * page carries it too, for a form that stays open longer than the cookie lasts.
 */
async function journeyOf(request: Request, cookies: JourneyCookies, answers: Answers): Promise<string> {
  const current = await cookies.readFeedbackJourney(request);
  const confirmed = current ? undefined : await cookies.readConfirmation(request);
  const { journey: carried = '' } = answers;
  const isCarried = carried !== '' && carried.length <= longestJourney;
  return current ?? confirmed?.journey ?? (isCarried ? carried : randomUUID());
}

export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, failedAddressStep);
}

export const shouldRevalidate = skipRevalidationAfterPost;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...feedbackPersonalDetailsPage,
    hasOwnTitle: true,
    path: areaHref(feedbackPersonalDetailsPage.route),
  });
}

export default function FeedbackPersonalDetailsPage({ actionData, matches }: Route.ComponentProps) {
  const busy = useIntent();
  const hasTypedAddress = useTypedBefore(draftNames.feedbackDetails, manualAddressFields);
  const outcome: Outcome | undefined = actionData;
  const prefill = usePrefill(outcome?.lookedUp, personFieldNames);
  if (!actionData) return <Navigate to="/complaints/feedback" replace />;
  const given = actionData.answers;
  const answers = prefill.stage === 'loaded' ? fillEmpty(given, prefill.answers) : given;
  // Only on arrival: later the page's own buttons say how the address is entered.
  const isArrival = answers['intent'] === 'continue';
  const address = isArrival ? resumeManualEntry(actionData.address, hasTypedAddress) : actionData.address;
  return (
    <FeedbackDetails
      title={pageTitle(feedbackPersonalDetailsPage.title, rootData(matches).brandName)}
      answers={answers}
      prefill={prefill}
      refusal={actionData}
      hasAddress={address.chosen !== undefined}
      addressPart={address.isManual ? 'manual' : ''}
      enterIntent={enterIntent(address, sendFeedback)}
      isSending={busy === sendFeedback}
      addressFinder={(errors) => (
        <AddressFinder state={address} answers={answers} errors={errors} busy={busy} next="Next: submit" />
      )}
    />
  );
}
