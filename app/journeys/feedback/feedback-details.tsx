import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { feedbackDetails } from '#contracts/forms/feedback-details.ts';
import { replayMask } from '../../consent/replay-mask.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { EnterButton } from '../../forms/enter-button.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { LimitReached, type Limit } from '../../forms/limit-reached.tsx';
import { BotSignals } from '../../forms/bot-signals.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { PersonFields } from '../../forms/person-fields.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { FillingIn } from '../../account/prefill/filling-in.tsx';
import type { Prefill } from '../../account/prefill/use-prefill.ts';
import { SendFailure } from '../../forms/send-failure.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { useDraft } from '../../forms/use-draft.ts';

type FeedbackDetailsProps = {
  title: string;
  answers: Answers;
  /** The look-up of the signed-in visitor's details. */
  prefill: Prefill;
  refusal: {
    errors?: FieldErrors | undefined;
    focus?: string | undefined;
    failure?: FailureNotice | undefined;
    limit?: Limit | undefined;
  };
  enterIntent: string;
  hasAddress: boolean;
  /** The part of the address finder that is shown. */
  addressPart: string;
  isSending: boolean;
  addressFinder: (errors: FieldErrors) => ReactNode;
};

/** The intent of the button that sends the feedback. */
export const sendFeedback = 'send-feedback';

/** Asks who gives the feedback; no one will be contacted. SPEC §2 "Feedback flow". */
export function FeedbackDetails(props: FeedbackDetailsProps) {
  const { title, answers, prefill, refusal, enterIntent, hasAddress, addressPart, isSending, addressFinder } =
    props;
  const { errors, formProps } = useCheckedForm({ schema: feedbackDetails, refusal, intent: sendFeedback });
  useDraft(formProps.ref, draftNames.feedbackDetails, { part: addressPart, known: prefill.answers });
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <div className="wrap page-head page-head--low page-head--close">
        <h1>If you could supply a few details...</h1>
        <p className="lead">We need them to find your account. We won’t contact you about this.</p>
      </div>
      <div className="section section--flush">
        <div className="wrap split">
          <Form {...formProps} className="form" method="post" replace preventScrollReset={!hasAddress}>
            <EnterButton intent={enterIntent} />
            {refusal.failure && <SendFailure failure={refusal.failure} />}
            {refusal.limit && <LimitReached limit={refusal.limit} />}
            <FormErrors errors={errors} />
            <BotSignals posted={answers} />
            <input type="hidden" name="query" value={answers['query'] ?? ''} />
            <input type="hidden" name="journey" value={answers['journey'] ?? ''} />
            <WhatWasWritten text={answers['query'] ?? ''} />
            <FillingIn prefill={prefill} />
            <PersonFields answers={answers} errors={errors} telephone={{ label: 'Telephone' }} />
            {addressFinder(errors)}
            {hasAddress && (
              <div className="button-row">
                <Button name="intent" value={sendFeedback} loading={isSending} loadingLabel="Sending">
                  Submit
                </Button>
              </div>
            )}
          </Form>
          <aside className="split__sticky">
            <RingUsInArea
              title="Rather talk? Ring us"
              haveReady="Have your account number and your last bill to hand."
            />
          </aside>
        </div>
      </div>
    </>
  );
}

/** The text of the first step, so that nobody has to remember what it already says (WCAG 3.3.7). */
function WhatWasWritten({ text }: { text: string }) {
  return (
    <Panel tone="mist" className="panel--small flow flow--3" labelledBy="what-was-written">
      <h2 id="what-was-written" className="h-sm">
        What you’ve written
      </h2>
      <div {...replayMask}>
        {text.split('\n').map((line, nth) => (
          <p key={nth} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </Panel>
  );
}
