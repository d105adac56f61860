import { useState } from 'react';
import { Form } from 'react-router';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { complaintQuery } from '#contracts/forms/complaint-query.ts';
import { queryLimit, normaliseText } from '#contracts/forms/query-text.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { StepIndicator } from '../../design-system/step-indicator/step-indicator.tsx';
import { TextArea } from '../../design-system/text-area/text-area.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { LimitReached, type Limit } from '../../forms/limit-reached.tsx';
import { BotSignals } from '../../forms/bot-signals.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { markDraft, useDraft } from '../../forms/use-draft.ts';
import { characterCount } from './character-count.ts';
import { detailsField } from './details-field.ts';
import { queryIntents } from './query-intents.ts';
import type { Expectations } from './rights/complaint-expectations.ts';
import { ExpectationsPanel } from './rights/expectations-panel.tsx';
import { SubjectField } from './subject-field.tsx';
import { SendFailure } from '../../forms/send-failure.tsx';
import type { ReactNode } from 'react';

type ComplaintQueryProps = {
  title: string;
  heading: string;
  /** Energy forms ask for a subject. SPEC §2 "complaints/{complaint}/query". */
  isEnergyForm: boolean;
  /** Undefined for an enquiry. */
  expectations: Expectations | undefined;
  /** The hash of the visitor's details. */
  details: string;
  answers: Answers;
  refusal:
    | { errors?: FieldErrors | undefined; failure?: FailureNotice | undefined; limit?: Limit | undefined }
    | undefined;
  isSending: boolean;
  aside: ReactNode;
};

const formId = 'complaint-query';

/** 'Tell us what happened' or 'Tell us your enquiry'. SPEC §2, §5, §8. */
export function ComplaintQuery(props: ComplaintQueryProps) {
  const { title, heading, isEnergyForm, expectations, details, answers, refusal, isSending, aside } = props;
  const { errors, formProps } = useCheckedForm({
    schema: complaintQuery(isEnergyForm, heading),
    refusal,
    intent: queryIntents.send,
    onSend: () => markDraft(draftNames.complaintQuery, { isSent: true }),
  });
  useDraft(formProps.ref, draftNames.complaintQuery, { refusal });
  const [length, setLength] = useState((answers['query'] ?? '').length);
  const [subject, setSubject] = useState(answers['subject'] ?? '');
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <div className="wrap page-head page-head--close">
        {/* A button rather than a link, so that it posts the typed text too, even without scripts. */}
        <button className="back" type="submit" form={formId} name="intent" value={queryIntents.back}>
          <Icon name="chevron-left" />
          Back to your details
        </button>
        <StepIndicator step={2} of={2} />
        <h1>{heading}</h1>
      </div>
      <div className="section section--flush">
        <div className="wrap split">
          <Form {...formProps} id={formId} className="form" method="post" replace>
            {refusal?.failure && <SendFailure failure={refusal.failure} />}
            {refusal?.limit && <LimitReached limit={refusal.limit} />}
            <FormErrors errors={errors} />
            <BotSignals posted={answers} />
            <input type="hidden" name={detailsField} value={details} />
            {isEnergyForm && (
              <SubjectField
                label="Subject"
                placeholder="Please Select"
                defaultValue={answers['subject'] ?? ''}
                error={errors['subject']}
                onInput={(event) => setSubject(event.currentTarget.value)}
              />
            )}
            {expectations && <ExpectationsPanel {...expectations} subject={subject} />}
            <TextArea
              id="query"
              name="query"
              label={heading}
              hint="Dates, amounts and names help us most."
              rows={10}
              defaultValue={answers['query'] ?? ''}
              error={errors['query']}
              limit={queryLimit}
              isOver={length > queryLimit}
              countMessage={characterCount(length)}
              onInput={(event) => setLength(normaliseText(event.currentTarget.value).length)}
            />
            <div className="button-row">
              <Button name="intent" value={queryIntents.send} loading={isSending} loadingLabel="Sending">
                Submit
              </Button>
            </div>
          </Form>
          {aside}
        </div>
      </div>
    </>
  );
}
