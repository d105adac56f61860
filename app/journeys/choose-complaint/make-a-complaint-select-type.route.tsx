import { data } from 'react-router';
import { ChooseComplaint } from './choose-complaint.tsx';
import { complaintType, complaintTypeExit } from './complaint-type.ts';
import { selectComplaintTypePage } from './make-a-complaint-select-type.page.ts';
import type { Route } from './+types/make-a-complaint-select-type.route';
import { siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.ts';
import { postedFields } from '../../posted-fields.ts';
import { redirectToSite } from '../../frame/redirects.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../../forms/choice-page.css?url';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await readForm(request, postedFields['make-a-complaint-select-type'])).get(
    complaintType.name,
  );
  const exit = complaintTypeExit(answer);
  if (!exit) return data({ error: complaintType.error }, 422);
  return redirectToSite(exit, context.get(siteContext));
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...selectComplaintTypePage,
    hasOwnTitle: true,
    path: areaHref(selectComplaintTypePage.route),
  });
}

export default function SelectComplaintTypePage({ actionData, matches }: Route.ComponentProps) {
  return (
    <ChooseComplaint
      choice={complaintType}
      title={pageTitle(selectComplaintTypePage.title, rootData(matches).brandName)}
      refusal={actionData}
      back={areaHref('/contact-us')}
    />
  );
}
