import { data } from 'react-router';
import { CompareBills } from './compare-bills-view.tsx';
import { compareBillsPage } from './compare-bills.page.ts';
import { formSchema, typedDates } from './form-schema.ts';
import type { Outcome } from './use-compare-form.ts';
import type { Route } from './+types/compare-bills.route';
import { areaHref, articlePath, categoryPath, helpHome } from '../../area-href.ts';
import { clientsContext } from '../../context.ts';
import { readAnswers } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { withTypedDatesChosen } from '../../forms/typed-dates.ts';
import { postedFields } from '../../posted-fields.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { readDefinitions, readListed } from '../../help-content/categories/read-categories.ts';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';
import { readMeterReadingPlace } from '../../help-content/links/read-meter-reading-place.ts';
import stylesheet from './compare-bills-page.css?url';

const category = 'bills-and-payments';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(clientsContext);
  const [definitions, listed, meterReading] = await Promise.all([
    readDefinitions(content),
    readListed(content),
    readMeterReadingPlace(content),
  ]);
  return {
    category: { label: definitions[category].title, href: categoryPath(category) },
    meterReading,
    lineByLine: linkOrCategory(articlePath(category, 'your-bill-line-by-line'), listed),
  };
}

/** For visitors without scripts. The response belongs to one visitor, so it must not be stored. */
export async function action({ request }: Route.ActionArgs) {
  const posted = await readForm(request, postedFields['bills-and-payments/compare-two-bills']);
  const answers = withTypedDatesChosen(readAnswers(posted), typedDates);
  const checked = checkAnswers(formSchema, answers);
  const outcome: Outcome = checked.ok ? { answers } : { answers, errors: checked.errors };
  return data(outcome, { status: checked.ok ? 200 : 422, headers: { 'cache-control': 'no-store' } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...compareBillsPage,
    hasOwnTitle: true,
    path: areaHref(compareBillsPage.route),
    trail: [helpHome, ...(loaderData ? [loaderData.category] : [])],
  });
}

export default function CompareBillsPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <CompareBills
      {...loaderData}
      title={pageTitle(compareBillsPage.title, rootData(matches).brandName)}
      outcome={actionData}
    />
  );
}
