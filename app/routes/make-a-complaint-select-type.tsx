import { data } from 'react-router';
import { ChooseComplaint } from '../features/choose-complaint/choose-complaint.tsx';
import { complaintType, complaintTypeExit } from '../features/choose-complaint/complaint-type.ts';
import type { Route } from './+types/make-a-complaint-select-type';
import { need, siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { leaveFor } from '../shell/leave-for.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await readForm(request, postedFields['make-a-complaint-select-type'])).get(
    complaintType.name,
  );
  const exit = complaintTypeExit(answer);
  if (!exit) return data({ error: complaintType.error }, 422);
  return leaveFor(exit, need(context, siteContext));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: complaintType.question,
    hasOwnTitle: true,
    description: 'Start a complaint: tell us what it’s related to, and we’ll take you to the right form.',
    path: '/help-and-support/make-a-complaint-select-type',
  });
}

export default function SelectComplaintTypePage({ actionData, matches }: Route.ComponentProps) {
  return (
    <ChooseComplaint
      choice={complaintType}
      title={pageTitle(complaintType.question, rootData(matches).brandName)}
      refusal={actionData}
      back="/help-and-support/contact-us"
    />
  );
}
