import { data } from 'react-router';
import { ChooseComplaint } from '../features/choose-complaint/choose-complaint.tsx';
import {
  energyCustomerType,
  energyCustomerTypeExit,
} from '../features/choose-complaint/energy-customer-type.ts';
import type { Route } from './+types/make-a-complaint-select-energy';
import { need, siteContext } from '../context.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { leaveFor } from '../shell/leave-for.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await readForm(request, postedFields['make-a-complaint-select-energy'])).get(
    energyCustomerType.name,
  );
  const exit = energyCustomerTypeExit(answer);
  if (!exit) return data({ error: energyCustomerType.error }, 422);
  return leaveFor(exit, need(context, siteContext));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: energyCustomerType.question,
    hasOwnTitle: true,
    description: 'Tell us how you pay for your energy, and we’ll take you to the right complaint form.',
    path: '/help-and-support/make-a-complaint-select-energy',
  });
}

export default function SelectEnergyPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <ChooseComplaint
      choice={energyCustomerType}
      title={pageTitle(energyCustomerType.question, rootData(matches).brandName)}
      refusal={actionData}
      back="/help-and-support/make-a-complaint-select-type"
    />
  );
}
