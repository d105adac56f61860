import { data } from 'react-router';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { RefundCredit } from '../features/feedback/refund-credit.tsx';
import type { Route } from './+types/feedback';
import { readAnswers, type Answers, type FieldErrors } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { checkAnswers } from '../forms/check-answers.ts';
import { postOrKeep } from '../forms/post-or-keep.ts';
import { useSending } from '../forms/use-sending.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { carryOn } from '../shell/see-other.ts';

type Outcome = { answers: Answers; errors?: FieldErrors; hasFailed?: boolean };

const title = 'We owe you – Using your credit to help pay your account';

export async function action({ request }: Route.ActionArgs) {
  const answers = readAnswers(await readForm(request.clone(), postedFields['complaints/feedback']));
  const checked = checkAnswers(refundCredit, answers);
  if (!checked.ok) return data({ answers, errors: checked.errors } as Outcome, 422);
  return carryOn('/complaints/feedback/personal-details');
}

export function clientAction(post: Route.ClientActionArgs) {
  return postOrKeep(post, (answers): Outcome => ({ answers, hasFailed: true }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title,
    hasOwnTitle: true,
    description:
      'If your account is in credit, leave it to help pay your next bills instead of having it back.',
    path: '/help-and-support/complaints/feedback',
  });
}

export default function FeedbackPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <RefundCredit
      title={pageTitle(title, rootData(matches).brandName)}
      answers={actionData?.answers ?? {}}
      refusal={actionData}
      isSending={useSending() !== undefined}
    />
  );
}
