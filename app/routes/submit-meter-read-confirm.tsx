import { ReadingSent } from '../features/meter-reading/reading-sent.tsx';
import type { Route } from './+types/submit-meter-read-confirm';
import { cookiesContext, need } from '../context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { sent: await need(context, cookiesContext).readSentReading(request) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Meter reading submitted',
    path: '/help-and-support/submit-meter-read-confirm',
    noSnippet: true,
  });
}

/** SPEC §2 "submit-meter-read-confirm". Browsers without cookies get the same thanks, without what was sent. */
export default function SubmitMeterReadConfirmPage({ loaderData }: Route.ComponentProps) {
  return <ReadingSent sent={loaderData.sent} />;
}
