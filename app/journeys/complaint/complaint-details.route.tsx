import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { complaintKind, type ComplaintKind } from '#clients/leads/complaint-kinds.ts';
import { personalDetails } from '#contracts/forms/personal-details.ts';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import {
  addressIntents,
  begunByHand,
  lostAddressStep,
  typedByHand,
  type AddressOutcome,
  type AddressState,
} from '../address-finder/address-state.ts';
import { enterIntent } from '../address-finder/enter-intent.ts';
import { handleAddressIntent } from '../address-finder/find-address.ts';
import { checkDetails } from '../address-finder/check-details.ts';
import { ComplaintAside } from './complaint-aside.tsx';
import { ComplaintDetails, detailsDraft, nextStep } from './complaint-details.tsx';
import { SessionExpiredAlert } from './session-expired-alert.tsx';
import { answersOf } from './answers-of-session.ts';
import { isFromQuery, queryAnswers, queryIntents } from './query-intents.ts';
import { ComplaintStart } from './complaint-start.tsx';
import { complaintProspects } from './rights/complaint-prospects.ts';
import { complaintDetailsPage } from './complaint-details.page.ts';
import type { Route } from './+types/complaint-details.route';
import { clientsContext, failuresContext, siteContext } from '../../context.ts';
import { cookiesContext, type JourneyCookies } from '../session/cookies-context.ts';
import { customerContext } from '../../account/prefill/customer-context.ts';
import { addressBook } from '../address-finder/address-book.ts';
import { readAnswers, type Answers } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { skipRevalidationAfterPost } from '../../forms/skip-revalidation-after-post.ts';
import { personFieldNames } from '../../forms/person-field-names.ts';
import { useTypedBefore } from '../../forms/use-draft.ts';
import { useIntent } from '../../forms/use-sending.ts';
import { submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { fillEmpty } from '../../forms/fill-empty.ts';
import { answersPost, lookUpAnswers } from '../../account/prefill/look-up-answers.ts';
import { useKnownAnswers } from '../../account/prefill/use-known-answers.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { redirectToNotFound } from '../../frame/not-found.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithBody, redirectWithGet } from '../../frame/redirects.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/form-page.css?url';

/** `isLost`: the query was sent, but its details were missing. */
type Outcome = AddressOutcome & { isLost?: boolean };

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  const { content } = context.get(clientsContext);
  const cookies = context.get(cookiesContext);
  const before = await soFar(await cookies.readComplaintSession(request), params.complaint, cookies);
  // A visitor who has filled in this form before gets all of their own answers back.
  const lookedUp = before.address.chosen ? undefined : await lookUpAnswers(context, personFieldNames);
  return {
    subheading: kind.subheading,
    queryHeading: kind.queryHeading,
    next: kind.next,
    prospects: await complaintProspects(kind, content.fact),
    asksSubject: beginsWithSubject(kind),
    brand: await content.brand().catch(() => fallbackBrand),
    ...before,
    answers: lookedUp ? lookedUp.known : before.answers,
    lookedUp,
    areLost: url.searchParams.has('lost'),
  };
}

/** An energy complaint begins with its subject, which the query step then has. */
function beginsWithSubject({ isComplaint, isEnergyForm }: ComplaintKind): boolean {
  return isComplaint && isEnergyForm;
}

/** The earlier answers to this same form. */
async function soFar(
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

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = complaintKind(params.complaint);
  if (!kind) throw redirectToNotFound(context.get(siteContext));
  context.set(answersPost, true);
  const addresses = addressBook(context);
  const answers = readAnswers(await readForm(request, postedFields['complaints/:complaint']));
  const cookies = context.get(cookiesContext);
  const session = await cookies.readComplaintSession(request);
  if (isFromQuery(answers)) {
    // The text of the query step travels through this step and back.
    const before = await soFar(session, params.complaint, cookies);
    const isLost = answers['intent'] === queryIntents.send;
    return data({ ...before, answers: { ...before.answers, ...queryAnswers(answers) }, isLost } as Outcome);
  }
  const report = context.get(failuresContext).call;
  const settled = await handleAddressIntent(answers, addresses, report);
  if (settled) return settled;

  const checked = await checkDetails(personalDetails, answers, addresses);
  if (!checked.ok) return data(checked.outcome, 422);
  const { address } = checked;
  // The visitor selected an address but did not confirm it: that is the next step.
  if (!address.chosen)
    return handleAddressIntent({ ...answers, intent: addressIntents.choose }, addresses, report);

  // Continues the journey of the last lead: a visitor who never saw its confirmation sends the same lead again.
  const journey = session?.journey ?? (await cookies.readConfirmation(request))?.journey ?? randomUUID();
  const next: ComplaintSession = {
    ...checked.value,
    addressId: address.chosen.id,
    addressLabel: address.chosen.label,
    queryType: kind.queryType,
    querySubtype: kind.querySubtype,
    complaint: params.complaint,
    firstSubject: beginsWithSubject(kind)
      ? querySubjects.find((subject) => subject === answers['subject'])
      : undefined,
    journey,
    // Read once per journey, so that the same text sent again is the same lead.
    hasAccountFlag: await context.get(customerContext).isOnNewerPlatform(),
  };
  const onward = 'query' in answers ? redirectWithBody : redirectWithGet;
  return onward(`/complaints/${params.complaint}/query`, [await cookies.writeComplaintSession(next)]);
}

export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, lostAddressStep);
}

export const shouldRevalidate = skipRevalidationAfterPost;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...complaintDetailsPage,
    hasOwnTitle: true,
    path: areaHref('/complaints/:complaint', params),
  });
}

export default function ComplaintDetailsPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const busy = useIntent();
  const outcome: Outcome | undefined = actionData;
  const isTypedByHand = useTypedBefore(detailsDraft, typedByHand);
  const { lookedUp, prospects, asksSubject } = loaderData;
  // Late details fill only the form that the page started with, never one that was posted.
  const known = useKnownAnswers(outcome ? undefined : lookedUp, personFieldNames);
  const given = (outcome ?? loaderData).answers;
  const answers = known.stage === 'came' ? fillEmpty(given, known.answers) : given;
  const address = outcome?.address ?? begunByHand(loaderData.address, isTypedByHand);
  const next = `Next: ${loaderData.queryHeading.charAt(0).toLowerCase()}${loaderData.queryHeading.slice(1)}`;
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
      notice={areLost && <SessionExpiredAlert brand={loaderData.brand} />}
      asksSubject={asksSubject}
      start={
        prospects && (
          <ComplaintStart
            asksSubject={asksSubject}
            prospects={prospects}
            subject={answers['subject'] ?? ''}
          />
        )
      }
      addressFinder={(errors) => (
        <AddressFinder state={address} answers={answers} errors={errors} busy={busy} next={next} />
      )}
      aside={<ComplaintAside next={loaderData.next} />}
    />
  );
}
