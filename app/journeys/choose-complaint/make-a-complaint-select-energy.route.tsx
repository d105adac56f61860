import { data } from 'react-router';
import { ChooseComplaint } from './choose-complaint.tsx';
import { energyCustomerType, energyCustomerTypeExit } from './energy-customer-type.ts';
import { selectEnergyPage } from './make-a-complaint-select-energy.page.ts';
import type { Route } from './+types/make-a-complaint-select-energy.route';
import { siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { redirectToSite } from '../../frame/redirects.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/choice-page.css?url';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await readForm(request, postedFields['make-a-complaint-select-energy'])).get(
    energyCustomerType.name,
  );
  const exit = energyCustomerTypeExit(answer);
  if (!exit) return data({ error: energyCustomerType.error }, 422);
  return redirectToSite(exit, context.get(siteContext));
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...selectEnergyPage,
    hasOwnTitle: true,
    path: areaHref(selectEnergyPage.route),
  });
}

export default function SelectEnergyPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <ChooseComplaint
      choice={energyCustomerType}
      title={pageTitle(selectEnergyPage.title, rootData(matches).brandName)}
      refusal={actionData}
      back={areaHref('/make-a-complaint-select-type')}
    />
  );
}
