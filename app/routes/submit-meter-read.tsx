import { data, redirect } from 'react-router';
import { londonDay } from '#contracts/calendar/london-day.ts';
import { prefillErrors } from '#contracts/forms/meter-reading/prefill-from-query.ts';
import { Breadcrumb } from '../design-system/breadcrumb/breadcrumb.tsx';
import { KeptReadingsPanel } from '../features/meter-reading/kept-readings/kept-readings-panel.tsx';
import { keepReading } from '../features/meter-reading/kept-readings/kept-readings.ts';
import { broughtBy } from '../features/meter-reading/brought-by.ts';
import { mendedReadings } from '../features/meter-reading/mend.ts';
import { MeterReadingForm } from '../features/meter-reading/meter-reading-form.tsx';
import { intents, type Outcome } from '../features/meter-reading/outcome.ts';
import { readerFieldNames } from '../features/meter-reading/reader-field-names.ts';
import { ReadingsClosed } from '../features/meter-reading/readings-closed.tsx';
import { leadToConfirmation } from '../features/meter-reading/sent-reading.ts';
import { takeMeterReading } from '../features/meter-reading/take-meter-reading.ts';
import { useCleanAddress } from '../features/meter-reading/use-clean-address.ts';
import { WindowClosedMeanwhile } from '../features/meter-reading/window-closed-meanwhile.tsx';
import type { Route } from './+types/submit-meter-read';
import { clientsContext, cookiesContext, failuresContext, need } from '../context.ts';
import { readAnswers, type Answers } from '../forms/answers.ts';
import { readForm } from '../forms/read-form.ts';
import { postedFields } from '../posted-fields.ts';
import { keepAfterPost } from '../forms/keep-after-post.ts';
import { postOrKeep } from '../forms/post-or-keep.ts';
import { leadSender } from '../forms/send-lead.ts';
import { useIntent } from '../forms/use-sending.ts';
import { fillEmpty } from '../prefill/known-answers.ts';
import { answersPost, lookUpAnswers } from '../prefill/look-up-answers.ts';
import { useKnownAnswers } from '../prefill/use-known-answers.ts';
import { pageMeta, pageTitle } from '../shell/page-meta.ts';
import { rootData } from '../shell/root-data.ts';

const heading = 'Submit a meter reading';
const trail = [
  { label: 'Help', href: '/help-and-support/' },
  { label: 'Meters', href: '/help-and-support/meters' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  // SPEC §2 "submit-meter-read": a trailing slash redirects to the path without it.
  if (url.pathname.endsWith('/')) throw redirect(`/submit-meter-read${url.search}`);
  const cookies = need(context, cookiesContext);
  const brought = await broughtBy(url, request, cookies);
  const settings = await need(context, clientsContext).content.meterReadSettings();
  const { isMeterReadWeek: isOpen, headingTemplate, smrErrorTemplate } = settings;
  if (!isOpen) return { isOpen };
  const lookedUp = await lookUpAnswers(context, readerFieldNames);
  // What an address brought goes before what is known of who is signed in.
  const answers: Answers = fillEmpty(brought, lookedUp.known);
  const outcome: Outcome = { answers, ...wrongIn(brought) };
  return { isOpen, outcome, lookedUp, headingTemplate, smrErrorTemplate, today: londonDay(Date.now()) };
}

function wrongIn(brought: Answers): Pick<Outcome, 'errors'> {
  const errors = prefillErrors(brought);
  return Object.keys(errors).length > 0 ? { errors } : {};
}

export async function action({ request, context }: Route.ActionArgs) {
  context.set(answersPost, true);
  const answers = readAnswers(await readForm(request, postedFields['submit-meter-read']));
  const { content } = need(context, clientsContext);
  const { isMeterReadWeek } = await content.meterReadSettings();
  if (!isMeterReadWeek) return data({ answers, isClosed: true } as Outcome, 409);
  const mended = mendedReadings(answers['intent']);
  if (mended || answers['intent'] === intents.choose) {
    return data({ answers: { ...answers, ...mended } } as Outcome);
  }

  try {
    const sendLead = leadSender(context, answers);
    const taken = await takeMeterReading(answers, { sendLead, today: londonDay(Date.now()) });
    if ('limit' in taken) return data({ answers, ...taken } as Outcome, 429);
    if ('errors' in taken) return data({ answers, ...taken } as Outcome, 422);
    return await leadToConfirmation(taken.sent, need(context, cookiesContext));
  } catch (problem) {
    need(context, failuresContext).call('lead-post-failed', problem);
    return data({ answers, hasFailed: true } as Outcome, 503);
  }
}

/** A reading is not lost on a bad line: what could not be posted is kept on this device. */
export function clientAction(post: Route.ClientActionArgs) {
  const fail = (answers: Answers): Outcome => ({ answers, hasFailed: true });
  return postOrKeep(
    post,
    async (answers): Promise<Outcome> => {
      const isKept = answers['intent'] === intents.send && (await keepReading(answers));
      return isKept ? { answers, isKept } : fail(answers);
    },
    fail,
  );
}

export const shouldRevalidate = keepAfterPost;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    ...rootData(matches),
    title: heading,
    hasOwnTitle: loaderData !== undefined,
    description: 'Send us your meter reading online, or see other ways to give us one.',
    path: '/help-and-support/submit-meter-read',
    trail,
  });
}

export default function SubmitMeterReadPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const title = pageTitle(heading, rootData(matches).brandName);
  const intent = useIntent();
  // An answer that the window is closed came later than the page.
  const open = loaderData.isOpen && !actionData?.isClosed ? loaderData : undefined;
  // What comes late fills the form that the page began with, never one that was posted.
  const known = useKnownAnswers(actionData ? undefined : open?.lookedUp, readerFieldNames);
  const outcome = actionData ?? open?.outcome;
  const given = outcome?.answers ?? {};
  useCleanAddress();
  const answers = known.stage === 'came' ? fillEmpty(given, known.answers) : given;
  const kept = <KeptReadingsPanel focusOn={actionData?.isKept ? actionData : undefined} />;
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
              known={known}
              outcome={outcome}
              errorTemplate={open.smrErrorTemplate}
              isSending={intent === intents.send}
              keptReadings={kept}
            />
          ) : (
            <ReadingsClosed>
              <title>{title}</title>
              {actionData?.isClosed && <WindowClosedMeanwhile answers={actionData.answers} />}
              {kept}
            </ReadingsClosed>
          )}
        </div>
      </div>
    </>
  );
}
