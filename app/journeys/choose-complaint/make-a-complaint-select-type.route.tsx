import { data } from 'react-router';
import { ChooseComplaint } from './choose-complaint.tsx';
import { complaintType, complaintTypeExit } from './complaint-type.ts';
import type { Route } from './+types/make-a-complaint-select-type.route';
import { siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { redirectToSite } from '../../frame/redirects.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await readForm(request, postedFields['make-a-complaint-select-type'])).get(
    complaintType.name,
  );
  const exit = complaintTypeExit(answer);
  if (!exit) return data({ error: complaintType.error }, 422);
  return redirectToSite(exit, context.get(siteContext));
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
