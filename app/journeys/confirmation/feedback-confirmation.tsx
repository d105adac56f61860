import { useEffect } from 'react';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { draftsOfFeedback } from '../../forms/draft-names.ts';
import { forgetDraft } from '../../forms/use-draft.ts';
import { areaHref } from '../../area-href.ts';

/** The simpler confirmation of the feedback flow. SPEC §2 "Confirmation page". */
export function FeedbackConfirmation() {
  useEffect(() => draftsOfFeedback.forEach(forgetDraft), []);
  return (
    <div className="wrap wrap--narrow">
      <div className="page-head page-head--low">
        <Pictogram name="sent" className="picto--large" />
        <h1>Thanks, we’ve got your request</h1>
      </div>
      <div className="flow flow--12 section--end">
        <RingUsInArea
          title="Forgotten something? Ring us"
          haveReady="Have your account number to hand."
          variant="end"
        />
        <div className="button-row">
          <LinkButton href={areaHref('/')}>Back to help</LinkButton>
        </div>
      </div>
    </div>
  );
}
