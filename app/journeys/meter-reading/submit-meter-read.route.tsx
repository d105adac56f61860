import { data, redirect } from 'react-router';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { readingFailure } from '#contracts/failure-words.ts';
import { prefillErrors } from '#contracts/forms/meter-reading/prefill-from-query.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { OfflineReadingsPanel } from './offline-readings/offline-readings-panel.tsx';
import { storeReading } from './offline-readings/offline-readings.ts';
import { prefilledAnswers } from './prefilled-answers.ts';
import { correctedReadings } from './correction.ts';
import { typedDates } from './entered-date.ts';
import { meterArticles } from './meter-articles.ts';
import { MeterReadingForm } from './meter-reading-form.tsx';
import { intents, type Outcome } from './outcome.ts';
import { readerFieldNames } from './reader-field-names.ts';
import { ReadingsClosed } from './readings-closed.tsx';
import { redirectToConfirmation } from './sent-reading.ts';
import { submitMeterReading } from './submit-meter-reading.ts';
import { useCleanAddress } from './use-clean-address.ts';
import { WindowClosedMeanwhile } from './window-closed-meanwhile.tsx';
import { submitMeterReadPage } from './submit-meter-read.page.ts';
import type { Route } from './+types/submit-meter-read.route';
import { clientsContext, failuresContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import { readAnswers, type Answers } from '../../forms/answers.ts';
import { readForm } from '../../forms/read-form.ts';
import { withTypedDatesChosen } from '../../forms/typed-dates.ts';
import { postedFields } from '../../posted-fields.ts';
import { skipRevalidationAfterPost } from '../../forms/skip-revalidation-after-post.ts';
import { bannerOf, submitOrKeepAnswers } from '../../forms/submit-or-keep-answers.ts';
import { leadSender } from '../../forms/send-lead.ts';
import { useIntent } from '../../forms/use-sending.ts';
import { readListed } from '../../help-content/categories/read-categories.ts';
import { fillEmpty } from '../../forms/fill-empty.ts';
import { answersPost, lookUpAnswers } from '../../account/prefill/look-up-answers.ts';
import { usePrefill } from '../../account/prefill/use-prefill.ts';
import { pageMeta, pageTitle } from '../../frame/page-meta.ts';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { rootData } from '../../frame/root-data.ts';
import { areaHref, categoryPath, helpHome } from '../../area-href.ts';
import stylesheet from './meter-reading-page.css?url';

const heading = submitMeterReadPage.title;
const trail = [helpHome, { label: 'Meters', href: categoryPath('meters') }];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  // SPEC §2 "submit-meter-read": a trailing slash redirects to the path without it.
  if (url.pathname.endsWith('/')) throw redirect(`/submit-meter-read${url.search}`);
  const cookies = context.get(cookiesContext);
  const prefilled = await prefilledAnswers(url, request, cookies);
  const { content } = context.get(clientsContext);
  const settings = await content.meterReadSettings();
  const { isMeterReadWeek: isOpen, headingTemplate, smrErrorTemplate } = settings;
  const articles = meterArticles(await readListed(content));
  if (!isOpen) return { isOpen, articles };
  const lookedUp = await lookUpAnswers(context, readerFieldNames);
  // Answers from the address take precedence over the signed-in visitor's details.
  const answers: Answers = fillEmpty(prefilled, lookedUp.known);
  const outcome: Outcome = { answers, ...wrongIn(prefilled) };
  const today = londonDay(Date.now());
  return { isOpen, articles, outcome, lookedUp, headingTemplate, smrErrorTemplate, today };
}

function wrongIn(prefilled: Answers): Pick<Outcome, 'errors'> {
  const errors = prefillErrors(prefilled);
  return Object.keys(errors).length > 0 ? { errors } : {};
}

export async function action({ request, context }: Route.ActionArgs) {
  context.set(answersPost, true);
  const posted = readAnswers(await readForm(request, postedFields['submit-meter-read']));
  const answers = withTypedDatesChosen(posted, typedDates);
  const { content } = context.get(clientsContext);
  const { isMeterReadWeek } = await content.meterReadSettings();
  if (!isMeterReadWeek) return data<Outcome>({ answers, isClosed: true }, 409);
  const corrected = correctedReadings(answers['intent']);
  if (corrected || answers['intent'] === intents.choose) {
    return data<Outcome>({ answers: { ...answers, ...corrected } });
  }

  try {
    const sendLead = leadSender(context, answers, { default: readingFailure });
    const result = await submitMeterReading(answers, { sendLead, today: londonDay(Date.now()) });
    if ('limit' in result) return data<Outcome>({ answers, ...result }, 429);
    if ('errors' in result) return data<Outcome>({ answers, ...result }, 422);
    return await redirectToConfirmation(result.sent, context.get(cookiesContext));
  } catch (problem) {
    const failure = context.get(failuresContext).call('lead-post-failed', problem);
    return data<Outcome>({ answers, failure }, 503);
  }
}

/** A reading is not lost on a bad connection: if it could not be posted, it is stored on this device. */
export function clientAction(post: Route.ClientActionArgs) {
  return submitOrKeepAnswers(post, async (answers, why): Promise<Outcome> => {
    const isLost = why === 'lost' && answers['intent'] === intents.send;
    const isStoredOffline = isLost && (await storeReading(answers));
    return isStoredOffline
      ? { answers, isStoredOffline }
      : { answers, failure: bannerOf(why, readingFailure) };
  });
}

export const shouldRevalidate = skipRevalidationAfterPost;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    ...submitMeterReadPage,
    hasOwnTitle: loaderData !== undefined,
    path: areaHref(submitMeterReadPage.route),
    trail,
  });
}

export default function SubmitMeterReadPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const title = pageTitle(heading, rootData(matches).brandName);
  const intent = useIntent();
  // If the response says that the window is closed, that is newer than the page.
  const open = loaderData.isOpen && !actionData?.isClosed ? loaderData : undefined;
  // Late details fill only the form that the page started with, never one that was posted.
  const prefill = usePrefill(actionData ? undefined : open?.lookedUp, readerFieldNames);
  const outcome = actionData ?? open?.outcome;
  const given = outcome?.answers ?? {};
  useCleanAddress();
  const answers = prefill.stage === 'loaded' ? fillEmpty(given, prefill.answers) : given;
  const offlineReadings = (
    <OfflineReadingsPanel focusOn={actionData?.isStoredOffline ? actionData : undefined} />
  );
  return (
    <>
      <div className="wrap page-head page-head--close">
        <Breadcrumb trail={trail} current={heading} />
        <h1>{heading}</h1>
        {open && (
          <div className="lead rich-text" dangerouslySetInnerHTML={{ __html: open.headingTemplate }} />
        )}
      </div>
      <div className="section section--flush">
        <div className={open ? 'wrap split' : 'wrap flow flow--8'}>
          {open ? (
            <MeterReadingForm
              title={title}
              today={open.today}
              answers={answers}
              prefill={prefill}
              outcome={outcome}
              errorTemplate={open.smrErrorTemplate}
              isSending={intent === intents.send}
              offlineReadings={offlineReadings}
              articles={loaderData.articles}
            />
          ) : (
            <ReadingsClosed articles={loaderData.articles}>
              <title>{title}</title>
              {actionData?.isClosed && <WindowClosedMeanwhile answers={actionData.answers} />}
              {offlineReadings}
            </ReadingsClosed>
          )}
        </div>
        <div className="wrap mt-12">
          <div className="column">
            <RingUsInArea
              title="Rather talk? Ring us"
              haveReady="Have your account number to hand, and ring from near your meter if you can."
              variant="end"
            />
          </div>
        </div>
      </div>
    </>
  );
}
