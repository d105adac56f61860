import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { personalDetails } from '#contracts/forms/personal-details.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { StepIndicator } from '../../design-system/step-indicator/step-indicator.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { EnterButton } from '../../forms/enter-button.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { FillingIn } from '../../account/prefill/filling-in.tsx';
import type { Prefill } from '../../account/prefill/use-prefill.ts';
import { SendFailure } from '../../forms/send-failure.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { markDraft, useDraft } from '../../forms/use-draft.ts';
import { PersonalDetailsFields } from './personal-details-fields.tsx';
import { queryAnswers } from './query-intents.ts';

type ComplaintDetailsProps = {
  title: string;
  subheading: string;
  answers: Answers;
  /** The look-up of the signed-in visitor's details. */
  prefill: Prefill;
  refusal:
    | { errors?: FieldErrors | undefined; focus?: string | undefined; failure?: FailureNotice | undefined }
    | undefined;
  /** The intent of the Enter key: the next step of the address, or the next step of the form. */
  enterIntent: string;
  hasAddress: boolean;
  /** The part of the address finder that is shown. */
  addressPart: string;
  isSending: boolean;
  /** A message to read before starting, such as that details were lost. */
  notice: ReactNode;
  /** `subjectAndExpectations` asks for the subject; otherwise a hidden field carries it. */
  asksSubject: boolean;
  /** What the complaint is about, and what to expect; nothing for an enquiry. */
  subjectAndExpectations: ReactNode;
  /** Renders the address finder with the form's messages. */
  addressFinder: (errors: FieldErrors) => ReactNode;
  aside: ReactNode;
};

/** The intent of the button that completes this step. */
export const nextStep = 'next-step';

/**
 * 'A bit about you': who complains or asks. An energy complaint says first what it is about. SPEC §2
 * "complaints/{complaint}", §5.
 */
export function ComplaintDetails(props: ComplaintDetailsProps) {
  const {
    title,
    subheading,
    answers,
    prefill,
    refusal,
    enterIntent,
    hasAddress,
    addressPart,
    isSending,
    notice,
    asksSubject,
    subjectAndExpectations,
    addressFinder,
    aside,
  } = props;
  const { errors, formProps } = useCheckedForm({
    schema: personalDetails,
    refusal,
    intent: nextStep,
    onSend: () => markDraft(draftNames.complaintDetails, { isSent: true }),
  });
  useDraft(formProps.ref, draftNames.complaintDetails, {
    part: addressPart,
    known: prefill.answers,
    refusal,
  });
  const { subject, ...query } = queryAnswers(answers);
  const hiddenFields = asksSubject || subject === undefined ? query : { ...query, subject };
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <div className="wrap page-head page-head--close">
        <StepIndicator step={1} of={2} />
        <h1>A bit about you</h1>
        <h2 className="h-lg mt-4">{subheading}</h2>
        <p className="lead">
          {asksSubject
            ? 'Tell us what it’s about and who you are, then what happened. It takes about five minutes.'
            : 'Tell us who you are first, then what it’s about. It takes about five minutes.'}
        </p>
        {notice}
      </div>
      <div className="section section--flush">
        <div className="wrap split">
          {/* Posts of the address finder keep the scroll position; the next step starts at the top. */}
          <Form {...formProps} className="form" method="post" preventScrollReset={!hasAddress}>
            <EnterButton intent={enterIntent} />
            {refusal?.failure && <SendFailure failure={refusal.failure} />}
            <FormErrors errors={errors} />
            {Object.entries(hiddenFields).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            {subjectAndExpectations}
            <FillingIn prefill={prefill} />
            <PersonalDetailsFields answers={answers} errors={errors} />
            {addressFinder(errors)}
            {hasAddress && (
              <div className="button-row">
                <Button name="intent" value={nextStep} loading={isSending} loadingLabel="Saving your details">
                  Next step <Icon name="arrow-right" />
                </Button>
              </div>
            )}
          </Form>
          {aside}
        </div>
      </div>
    </>
  );
}
