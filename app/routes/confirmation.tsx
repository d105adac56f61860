import { confirmationWords } from '#clients/leads/confirmation-words.ts';
import { Confirmation } from '../features/confirmation/confirmation.tsx';
import { FeedbackConfirmation } from '../features/confirmation/feedback-confirmation.tsx';
import { useToldHere } from '../features/confirmation/use-told-here.ts';
import type { Route } from './+types/confirmation';
import { clientsContext, cookiesContext, need } from '../context.ts';
import { fallbackBrand } from '../shell/fallback-brand.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';
import { leadOn } from '../shell/see-other.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const state = await need(context, cookiesContext).readConfirmation(request);
  if (!state) throw leadOn('/');
  const brand = await need(context, clientsContext)
    .content.brand()
    .catch(() => fallbackBrand);
  if (!('reference' in state)) return { brand };
  const words = confirmationWords(state.origin, state.receivedOn);
  if (!words) throw leadOn('/');
  const { reference, email, isEmailed, receivedOn } = state;
  // Not sent just now: who asked for the form again may have typed something else in it.
  const startAgain = url.searchParams.has('earlier') ? state.origin.replace(/\/query$/, '') : undefined;
  return { brand, facts: { ...words, reference, email, isEmailed, receivedOn }, startAgain };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: 'Thank you',
    path: '/help-and-support/confirmation',
    noSnippet: true,
  });
}

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const { facts, brand, startAgain } = useToldHere(loaderData);
  if (!facts) return <FeedbackConfirmation />;
  return <Confirmation facts={facts} brand={brand} startAgain={startAgain} />;
}
