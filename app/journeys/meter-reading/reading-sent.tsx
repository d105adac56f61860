import { useEffect } from 'react';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { draftNames } from '../../forms/draft-names.ts';
import { forgetDraft } from '../../forms/use-draft.ts';
import type { SentReading } from '#contracts/journey-cookies.ts';
import { PrintButton } from '../receipt/print-button.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { areaHref } from '../../area-href.ts';

/** Confirms an accepted reading: what was sent, and what happens next. SPEC §2. */
export function ReadingSent({ sent }: { sent: SentReading }) {
  useEffect(() => forgetDraft(draftNames.meterReading), []);
  return (
    <div className="wrap wrap--narrow">
      <div className="page-head page-head--low">
        <Pictogram name="sent" className="picto--large" />
        <h1>Thank you for submitting your meter reading</h1>
        <p className="lead">
          If a bill is due, we’ll use your reading for it. If not, we’ll use it so that your next bill covers
          only the energy you’ve used.
        </p>
      </div>
      <div className="flow flow--12 section--end">
        <Receipt
          reference={sent.reference}
          facts={[...sent.facts, { term: 'Received', detail: readableDay(sent.receivedOn) }]}
        />
        <section className="prose flow" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <p>You don’t need to do anything else. We’ll contact you if we can’t use your reading.</p>
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
