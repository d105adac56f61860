import { ReadingSent } from '../features/meter-reading/reading-sent.tsx';
import { sentReading } from '../features/meter-reading/sent-reading.ts';
import type { Route } from './+types/submit-meter-read-confirm';
import { cookiesContext, need } from '../context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { sent: await sentReading(url, request, need(context, cookiesContext)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Meter reading submitted',
    path: '/help-and-support/submit-meter-read-confirm',
    noSnippet: true,
  });
}

/** SPEC §2 "submit-meter-read-confirm". */
export default function SubmitMeterReadConfirmPage({ loaderData }: Route.ComponentProps) {
  return <ReadingSent sent={loaderData.sent} />;
}
