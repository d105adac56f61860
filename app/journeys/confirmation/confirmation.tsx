import { useEffect, useState } from 'react';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { draftsOfComplaint } from '../../forms/draft-names.ts';
import { forgetDraft, forgetSentDrafts } from '../../forms/use-draft.ts';
import { PrintButton } from '../receipt/print-button.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { areaHref } from '../../area-href.ts';

export type ConfirmationFacts = {
  heading: string;
  subheading: string;
  about: string;
  reference: string;
  email: string;
  /** The reference was also emailed to `email`. */
  isEmailed: boolean;
  /** ISO day. */
  receivedOn: string;
  averageReply: string;
  steps: { title: string; text: string }[];
};

type ConfirmationProps = {
  facts: ConfirmationFacts;
  /** The start of the form, for a visitor who requested the form again after sending it. */
  startAgain: string | undefined;
};

/** Confirmation of a complaint or enquiry: what was received, the reference, what happens next. SPEC §2, §9. */
export function Confirmation({ facts, startAgain }: ConfirmationProps) {
  const [keepsUnsent, setKeepsUnsent] = useState(false);
  useEffect(() => {
    if (startAgain) setKeepsUnsent(forgetSentDrafts(draftsOfComplaint));
    else draftsOfComplaint.forEach(forgetDraft);
  }, [startAgain]);
  return (
    <div className="wrap wrap--narrow">
      <div className="page-head page-head--low">
        <Pictogram name="sent" className="picto--large" />
        <h1>{facts.heading}</h1>
        <p className="lead">{facts.subheading}</p>
      </div>
      <div className="flow flow--12 section--end">
        {startAgain && (
          <Alert tone="info" title="You’d already sent this form">
            <p>
              Here is what we have. To tell us something else, <a href={startAgain}>start the form again</a>.
              {keepsUnsent && ' What you’ve typed in this tab and haven’t sent is still there.'}
            </p>
          </Alert>
        )}
        <Receipt
          reference={facts.reference}
          facts={[
            { term: 'About', detail: facts.about },
            { term: 'Received', detail: readableDay(facts.receivedOn) },
            { term: 'Average reply', detail: facts.averageReply },
          ]}
        >
          {facts.isEmailed ? (
            <p>
              We’ve also emailed it to <b {...replayMask}>{facts.email}</b>.
            </p>
          ) : (
            <p>
              We haven’t emailed it this time, because we only send a few emails a day to one address. Write
              it down or print this page.
            </p>
          )}
        </Receipt>
        <section aria-labelledby="next">
          <h2 id="next" className="mb-6">
            What happens next
          </h2>
          <ol className="timeline">
            {facts.steps.map(({ title, text }, index) => (
              <li key={title} className={index === 0 ? 'done' : undefined}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <RingUsInArea
          title="Forgotten something? Ring us"
          haveReady="Have your reference to hand."
          variant="end"
        />
        <div className="button-row no-print">
          <LinkButton href={areaHref('/')}>Back to help</LinkButton>
          <PrintButton />
        </div>
      </div>
    </div>
  );
}
