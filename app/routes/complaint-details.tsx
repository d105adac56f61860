import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { personalDetails } from '#contracts/forms/personal-details.ts';
import type { HeldDetails } from '#contracts/journey-cookies.ts';
import { AddressFinder } from '../features/address-finder/address-finder.tsx';
import {
  addressIntents,
  begunByHand,
  lostAddressStep,
  typedByHand,
  type AddressOutcome,
  type AddressState,
} from '../features/address-finder/address-state.ts';
import { enterIntent } from '../features/address-finder/enter-intent.ts';
import { settleAddress } from '../features/address-finder/find-address.ts';
import { checkDetails } from '../features/address-finder/check-details.ts';
import { ComplaintAside } from '../features/complaint/complaint-aside.tsx';
import { ComplaintDetails, detailsDraft, nextStep } from '../features/complaint/complaint-details.tsx';
import { LostDetails } from '../features/complaint/lost-details.tsx';
import { answersOf, toHeldDetails } from '../features/complaint/held-details.ts';
import { isFromQuery, queryAnswers, queryIntents } from '../features/complaint/query-intents.ts';
import type { Route } from './+types/complaint-details';
import {
  clientsContext,
  cookiesContext,
  customerContext,
  failuresContext,
  need,
  siteContext,
  type JourneyCookies,
} from '../context.ts';
import { addressBook } from '../forms/address-book.ts';
import { readAnswers, type Answers } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { keepAfterPost } from '../forms/keep-after-post.ts';
import { personFieldNames } from '../forms/person-field-names.ts';
import { useTypedBefore } from '../forms/use-draft.ts';
import { useIntent } from '../forms/use-sending.ts';
import { postOrKeep } from '../forms/post-or-keep.ts';
import { fillEmpty } from '../prefill/known-answers.ts';
import { answersPost, lookUpAnswers } from '../prefill/look-up-answers.ts';
import { useKnownAnswers } from '../prefill/use-known-answers.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { redirectToNotFound } from '../shell/not-found.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { carryOn, leadOn } from '../shell/see-other.ts';

/** `isLost`: the query was sent, and there were no details to send it with. */
type Outcome = AddressOutcome & { isLost?: boolean };

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(need(context, siteContext));
  const { content } = need(context, clientsContext);
  const cookies = need(context, cookiesContext);
  const before = await soFar(await cookies.readDetails(request), params.complaint, cookies);
  // Who has filled this form before finds what they gave, all of it.
  const lookedUp = before.address.chosen ? undefined : await lookUpAnswers(context, personFieldNames);
  return {
    subheading: kind.subheading,
    next: kind.next,
    brand: await content.brand().catch(() => fallbackBrand),
    ...before,
    answers: lookedUp ? lookedUp.known : before.answers,
    lookedUp,
    areLost: url.searchParams.has('lost'),
  };
}

/** What was given on this very form before. */
async function soFar(
  held: HeldDetails | undefined,
  complaint: string,
  { sealAddress }: JourneyCookies,
): Promise<{ answers: Answers; address: AddressState }> {
  if (held?.complaint !== complaint) return { answers: {}, address: {} };
  const { addressId: id, addressLabel: label } = held;
  return {
    answers: answersOf(held),
    address: { chosen: { id, label, seal: await sealAddress({ id, label }) } },
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(need(context, siteContext));
  context.set(answersPost, true);
  const addresses = addressBook(context);
  const answers = readAnswers(await readForm(request, postedFields['complaints/:complaint']));
  const cookies = need(context, cookiesContext);
  const held = await cookies.readDetails(request);
  if (isFromQuery(answers)) {
    // The text of the query step goes along through this one, and back.
    const before = await soFar(held, params.complaint, cookies);
    const isLost = answers['intent'] === queryIntents.send;
    return data({ ...before, answers: { ...before.answers, ...queryAnswers(answers) }, isLost } as Outcome);
  }
  const report = need(context, failuresContext).call;
  const settled = await settleAddress(answers, addresses, report);
  if (settled) return settled;

  const checked = await checkDetails(personalDetails, answers, addresses);
  if (!checked.ok) return data(checked.outcome, 422);
  const { address } = checked;
  // An address of the list that was not confirmed yet is the next thing to settle.
  if (!address.chosen) return settleAddress({ ...answers, intent: addressIntents.choose }, addresses, report);

  // The journey of what was sent last goes on: someone who never saw its answer sends the same lead again.
  const journey = held?.journey ?? (await cookies.readConfirmation(request))?.journey ?? randomUUID();
  const details = toHeldDetails(checked.value, {
    ...address.chosen,
    complaint: params.complaint,
    kind,
    journey,
    // Told once for the journey, so that the same words sent again are the same lead.
    hasAccountFlag: await need(context, customerContext).isOnNewerPlatform(),
  });
  const onward = 'query' in answers ? carryOn : leadOn;
  return onward(`/complaints/${params.complaint}/query`, [await cookies.holdDetails(details)]);
}

export function clientAction(post: Route.ClientActionArgs) {
  return postOrKeep(post, lostAddressStep);
}

export const shouldRevalidate = keepAfterPost;

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'A bit about you',
    hasOwnTitle: true,
    description: 'Tell us who you are, so that we can look into it and reply to you.',
    path: `/help-and-support/complaints/${params.complaint}`,
  });
}

export default function ComplaintDetailsPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const busy = useIntent();
  const outcome: Outcome | undefined = actionData;
  const isTypedByHand = useTypedBefore(detailsDraft, typedByHand);
  const { lookedUp } = loaderData;
  // What comes late fills the form that the page began with, never one that was posted.
  const known = useKnownAnswers(outcome ? undefined : lookedUp, personFieldNames);
  const given = (outcome ?? loaderData).answers;
  const answers = known.stage === 'came' ? fillEmpty(given, known.answers) : given;
  const address = outcome?.address ?? begunByHand(loaderData.address, isTypedByHand);
  const areLost = outcome ? outcome.isLost : loaderData.areLost;
  return (
    <ComplaintDetails
      title={pageTitle('A bit about you', rootData(matches).brandName)}
      subheading={loaderData.subheading}
      answers={answers}
      known={known}
      refusal={actionData}
      hasAddress={address.chosen !== undefined}
      part={address.isManual ? 'by-hand' : ''}
      enterIntent={enterIntent(address, nextStep)}
      isSending={busy === nextStep}
      notice={areLost && <LostDetails brand={loaderData.brand} />}
      addressFinder={(errors) => (
        <AddressFinder state={address} answers={answers} errors={errors} busy={busy} />
      )}
      aside={<ComplaintAside next={loaderData.next} brand={loaderData.brand} />}
    />
  );
}
