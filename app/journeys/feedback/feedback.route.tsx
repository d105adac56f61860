import { data } from 'react-router';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { RefundCredit } from './refund-credit.tsx';
import { feedbackCrumb, feedbackPage } from './feedback.page.ts';
import type { Route } from './+types/feedback.route';
import { readAnswers, type Answers, type FieldErrors } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { bannerOf, submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { useSending } from '../../forms/use-sending.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithBody } from '../../frame/redirects.ts';
import { areaHref, helpHome } from '../../area-href.ts';
import stylesheet from '../../forms/form-page.css?url';

type Outcome = { answers: Answers; errors?: FieldErrors; failure?: FailureNotice };

export async function action({ request }: Route.ActionArgs) {
  const answers = readAnswers(await readForm(request.clone(), postedFields['complaints/feedback']));
  const checked = checkAnswers(refundCredit, answers);
  if (!checked.ok) return data<Outcome>({ answers, errors: checked.errors }, 422);
  return redirectWithBody('/complaints/feedback/personal-details');
}

export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, (answers, why): Outcome => ({ answers, failure: bannerOf(why) }));
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...feedbackPage,
    hasOwnTitle: true,
    path: areaHref(feedbackPage.route),
    trail: [helpHome],
    crumb: feedbackCrumb,
  });
}

export default function FeedbackPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <RefundCredit
      title={pageTitle(feedbackPage.title, rootData(matches).brandName)}
      answers={actionData?.answers ?? {}}
      refusal={actionData}
      isSending={useSending() !== undefined}
    />
  );
}
