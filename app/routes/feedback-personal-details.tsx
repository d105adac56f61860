import { randomUUID } from 'node:crypto';
import { createContext, data, Navigate } from 'react-router';
import { buildFeedbackLead } from '#clients/leads/build-feedback-lead.ts';
import { feedbackDetails } from '#contracts/forms/feedback-details.ts';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { AddressFinder } from '../features/address-finder/address-finder.tsx';
import {
  addressIntents,
  begunByHand,
  lostAddressStep,
  typedByHand,
  type AddressOutcome,
} from '../features/address-finder/address-state.ts';
import { addressBook } from '../forms/address-book.ts';
import { settleAddress } from '../features/address-finder/find-address.ts';
import { checkDetails } from '../features/address-finder/check-details.ts';
import { enterIntent } from '../features/address-finder/enter-intent.ts';
import { FeedbackDetails, feedbackDraft, sendFeedback } from '../features/feedback/feedback-details.tsx';
import type { Route } from './+types/feedback-personal-details';
import { cookiesContext, failuresContext, need, type JourneyCookies } from '../context.ts';
import { readAnswers, type Answers } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { checkAnswers } from '../forms/check-answers.ts';
import { personFieldNames } from '../forms/person-field-names.ts';
import { useTypedBefore } from '../forms/use-draft.ts';
import { leadSender } from '../forms/send-lead.ts';
import { useIntent } from '../forms/use-sending.ts';
import { postOrKeep } from '../forms/post-or-keep.ts';
import { idempotencyKey } from '../journey-cookies/idempotency-key.ts';
import { fillEmpty } from '../prefill/known-answers.ts';
import { lookUpAnswers, type LookedUp } from '../prefill/look-up-answers.ts';
import { useKnownAnswers } from '../prefill/use-known-answers.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { leadOn } from '../shell/see-other.ts';

const title = 'Your details';
const firstStep = '/complaints/feedback';
/** A journey that a page carries is a UUID of ours; what is longer would fit into no cookie. */
const longestJourney = 100;

/** `lookedUp`: of who is signed in, as the page is reached. */
type Outcome = AddressOutcome & { lookedUp?: LookedUp };

/** Set by the action, so that the loader that follows it in the same request knows that words were brought along. */
const broughtWords = createContext(false);

export function loader({ request, context }: Route.LoaderArgs) {
  // Without words from the first step, back to it (SPEC §2). Where scripts run, the page itself looks.
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument && !context.get(broughtWords)) throw leadOn(firstStep);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const answers = readAnswers(await readForm(request, postedFields['complaints/feedback/personal-details']));
  const words = checkAnswers(refundCredit, answers);
  if (!words.ok) throw leadOn(firstStep);
  answers['query'] = words.value.query;
  // Arrives from the first step, by its 307: nothing is asked yet.
  context.set(broughtWords, true);
  const cookies = need(context, cookiesContext);
  const journey = await journeyOf(request, cookies, answers);
  answers['journey'] = journey;
  if (answers['intent'] === 'continue') {
    const headers = { 'set-cookie': await cookies.holdFeedbackJourney(journey) };
    const lookedUp = await lookUpAnswers(context, personFieldNames);
    const outcome: Outcome = { answers: fillEmpty(answers, lookedUp.known), address: {}, lookedUp };
    return data(outcome, { headers });
  }

  const addresses = addressBook(context);
  const report = need(context, failuresContext).call;
  const settled = await settleAddress(answers, addresses, report);
  if (settled) return settled;

  const checked = await checkDetails(feedbackDetails, answers, addresses);
  if (!checked.ok) return data(checked.outcome, 422);
  const { address } = checked;
  // An address of the list that was not confirmed yet is the next thing to settle.
  if (!address.chosen) return settleAddress({ ...answers, intent: addressIntents.choose }, addresses, report);

  const lead = buildFeedbackLead({
    ...checked.value,
    query: words.value.query,
    addressId: address.chosen.id,
  });
  try {
    const sent = await leadSender(context, answers)(
      lead,
      idempotencyKey(journey, lead),
      checked.value.email,
      address.chosen.label,
    );
    if ('limit' in sent) return data({ answers, address, limit: sent.limit } as AddressOutcome, 429);
    const confirmation = await cookies.confirm({ origin: 'feedback', journey });
    return leadOn('/confirmation', [confirmation, cookies.forgetFeedbackJourney()]);
  } catch (problem) {
    report('lead-post-failed', problem);
    return data({ answers, address, hasFailed: true } as AddressOutcome, 503);
  }
}

/**
 * One journey for all tabs of a visitor, and after a reload: the one held, else that of what was sent last. The page
 * carries it too, for a form that is left open until the cookie has ended.
 */
async function journeyOf(request: Request, cookies: JourneyCookies, answers: Answers): Promise<string> {
  const held = await cookies.readFeedbackJourney(request);
  const confirmed = held ? undefined : await cookies.readConfirmation(request);
  const { journey: carried = '' } = answers;
  const isCarried = carried !== '' && carried.length <= longestJourney;
  return held ?? confirmed?.journey ?? (isCarried ? carried : randomUUID());
}

export function clientAction(post: Route.ClientActionArgs) {
  return postOrKeep(post, lostAddressStep);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title,
    hasOwnTitle: true,
    path: '/help-and-support/complaints/feedback/personal-details',
  });
}

export default function FeedbackPersonalDetailsPage({ actionData, matches }: Route.ComponentProps) {
  const busy = useIntent();
  const isTypedByHand = useTypedBefore(feedbackDraft, typedByHand);
  const outcome: Outcome | undefined = actionData;
  const known = useKnownAnswers(outcome?.lookedUp, personFieldNames);
  if (!actionData) return <Navigate to="/complaints/feedback" replace />;
  const given = actionData.answers;
  const answers = known.stage === 'came' ? fillEmpty(given, known.answers) : given;
  // Only as the page is reached: later its own buttons say how the address is given.
  const isArrival = answers['intent'] === 'continue';
  const address = isArrival ? begunByHand(actionData.address, isTypedByHand) : actionData.address;
  return (
    <FeedbackDetails
      title={pageTitle(title, rootData(matches).brandName)}
      answers={answers}
      known={known}
      refusal={actionData}
      hasAddress={address.chosen !== undefined}
      part={address.isManual ? 'by-hand' : ''}
      enterIntent={enterIntent(address, sendFeedback)}
      isSending={busy === sendFeedback}
      addressFinder={(errors) => (
        <AddressFinder state={address} answers={answers} errors={errors} busy={busy} />
      )}
    />
  );
}
