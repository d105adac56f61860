import { ReadingSent } from './reading-sent.tsx';
import { sentReading } from './sent-reading.ts';
import { submitMeterReadConfirmPage } from './submit-meter-read-confirm.page.ts';
import type { Route } from './+types/submit-meter-read-confirm.route';
import { useHistorySnapshot } from '../receipt/use-history-snapshot.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from '../receipt/receipt-page.css?url';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { sent: await sentReading(url, request, context.get(cookiesContext)) };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...submitMeterReadConfirmPage,
    path: areaHref(submitMeterReadConfirmPage.route),
  });
}

/** SPEC §2 "submit-meter-read-confirm". */
export default function SubmitMeterReadConfirmPage({ loaderData }: Route.ComponentProps) {
  const { sent } = useHistorySnapshot(loaderData);
  return <ReadingSent sent={sent} />;
}
