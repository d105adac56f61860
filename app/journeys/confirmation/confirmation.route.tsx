import { confirmationWords } from '#clients/leads/confirmation-words.ts';
import { Confirmation } from './confirmation.tsx';
import { FeedbackConfirmation } from './feedback-confirmation.tsx';
import { useHistorySnapshot } from '../receipt/use-history-snapshot.ts';
import { confirmationPage } from './confirmation.page.ts';
import type { Route } from './+types/confirmation.route';
import { clientsContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithGet } from '../../frame/redirects.ts';
import { areaHref } from '../../area-href.ts';
import stylesheet from './confirmation-page.css?url';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const state = await context.get(cookiesContext).readConfirmation(request);
  if (!state) throw redirectWithGet('/');
  if (!('reference' in state)) return {};
  const { content } = context.get(clientsContext);
  const words = confirmationWords(state.origin, state.receivedOn, await content.fact('complaint-weeks'));
  if (!words) throw redirectWithGet('/');
  const { reference, email, isEmailed, receivedOn } = state;
  // Sent earlier, not just now: the visitor may have returned to the form to send something else.
  const startAgain = url.searchParams.has('earlier') ? state.origin.replace(/\/query$/, '') : undefined;
  return { facts: { ...words, reference, email, isEmailed, receivedOn }, startAgain };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...confirmationPage,
    path: areaHref(confirmationPage.route),
  });
}

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { facts, startAgain } = useHistorySnapshot(loaderData);
  if (!facts) return <FeedbackConfirmation />;
  return <Confirmation facts={facts} startAgain={startAgain} />;
}
