import { confirmationWords } from '#clients/leads/confirmation-words.ts';
import { Confirmation } from './confirmation.tsx';
import { FeedbackConfirmation } from './feedback-confirmation.tsx';
import { useHistorySnapshot } from './use-history-snapshot.ts';
import { confirmationPage } from './confirmation.page.ts';
import type { Route } from './+types/confirmation.route';
import { clientsContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { rootData } from '../../frame/root-data.ts';
import { redirectWithGet } from '../../frame/redirects.ts';
import { areaHref } from '../../area-href.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const state = await context.get(cookiesContext).readConfirmation(request);
  if (!state) throw redirectWithGet('/');
  const { content } = context.get(clientsContext);
  const brand = await content.brand().catch(() => fallbackBrand);
  if (!('reference' in state)) return { brand };
  const words = confirmationWords(state.origin, state.receivedOn, await content.fact('complaint-weeks'));
  if (!words) throw redirectWithGet('/');
  const { reference, email, isEmailed, receivedOn } = state;
  // Not sent just now: since then the visitor may have typed something else in the form.
  const startAgain = url.searchParams.has('earlier') ? state.origin.replace(/\/query$/, '') : undefined;
  return { brand, facts: { ...words, reference, email, isEmailed, receivedOn }, startAgain };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...confirmationPage,
    path: areaHref(confirmationPage.route),
  });
}

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { facts, brand, startAgain } = useHistorySnapshot(loaderData);
  if (!facts) return <FeedbackConfirmation />;
  return <Confirmation facts={facts} brand={brand} startAgain={startAgain} />;
}
