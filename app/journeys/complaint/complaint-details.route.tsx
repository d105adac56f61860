import { AddressFinder } from '../address-finder/address-finder.tsx';
import {
  resumeManualEntry,
  failedAddressStep,
  manualAddressFields,
} from '../address-finder/address-state.ts';
import { enterIntent } from '../address-finder/enter-intent.ts';
import { ComplaintAside } from './complaint-aside.tsx';
import { ComplaintDetails, nextStep } from './complaint-details.tsx';
import { complaintDetailsPage } from './complaint-details.page.ts';
import { SubjectAndExpectations } from './subject-and-expectations.tsx';
import { loadComplaintDetails } from './load-complaint-details.ts';
import { LostDetailsAlert } from './lost-details-alert.tsx';
import { submitComplaintDetails, type DetailsOutcome } from './submit-complaint-details.ts';
import type { Route } from './+types/complaint-details.route';
import { usePrefill } from '../../account/prefill/use-prefill.ts';
import { readAnswers } from '../../forms/answers.ts';
import { fillEmpty } from '../../forms/fill-empty.ts';
import { personFieldNames } from '../../forms/person-field-names.ts';
import { readForm } from '../../forms/read-form.ts';
import { skipRevalidationAfterPost } from '../../forms/skip-revalidation-after-post.ts';
import { submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { useTypedBefore } from '../../forms/use-draft.ts';
import { useIntent } from '../../forms/use-sending.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { postedFields } from '../../posted-fields.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/form-page.css?url';

export function loader(args: Route.LoaderArgs) {
  return loadComplaintDetails(args);
}

export async function action(args: Route.ActionArgs) {
  const answers = readAnswers(await readForm(args.request, postedFields['complaints/:complaint']));
  return submitComplaintDetails(answers, args);
}

export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, failedAddressStep);
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
  const outcome: DetailsOutcome | undefined = actionData;
  const hasTypedAddress = useTypedBefore(draftNames.complaintDetails, manualAddressFields);
  const { lookedUp, prospects: expectations, asksSubject } = loaderData;
  // Late details fill only the form that the page started with, never one that was posted.
  const prefill = usePrefill(outcome ? undefined : lookedUp, personFieldNames);
  const given = (outcome ?? loaderData).answers;
  const answers = prefill.stage === 'loaded' ? fillEmpty(given, prefill.answers) : given;
  const address = outcome?.address ?? resumeManualEntry(loaderData.address, hasTypedAddress);
  const next = `Next: ${loaderData.queryHeading.charAt(0).toLowerCase()}${loaderData.queryHeading.slice(1)}`;
  const lost = (outcome ?? loaderData).lost;
  return (
    <ComplaintDetails
      title={pageTitle('A bit about you', rootData(matches).brandName)}
      subheading={loaderData.subheading}
      answers={answers}
      prefill={prefill}
      refusal={actionData}
      hasAddress={address.chosen !== undefined}
      addressPart={address.isManual ? 'manual' : ''}
      enterIntent={enterIntent(address, nextStep)}
      isSending={busy === nextStep}
      notice={lost && <LostDetailsAlert lost={lost} brand={loaderData.brand} />}
      asksSubject={asksSubject}
      subjectAndExpectations={
        expectations && (
          <SubjectAndExpectations
            asksSubject={asksSubject}
            expectations={expectations}
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
