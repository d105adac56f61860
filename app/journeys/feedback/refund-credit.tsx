import { Form } from 'react-router';
import type { FailureNotice } from '#contracts/failure-words.ts';
import { refundCredit } from '#contracts/forms/refund-credit.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { Button } from '../../design-system/button/button.tsx';
import { TextArea } from '../../design-system/text-area/text-area.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { SendFailure } from '../../forms/send-failure.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { feedbackCrumb } from './feedback.page.ts';
import { draftNames } from '../../forms/draft-names.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { helpHome } from '../../area-href.ts';

type RefundCreditProps = {
  title: string;
  answers: Answers;
  refusal: { errors?: FieldErrors | undefined; failure?: FailureNotice | undefined } | undefined;
  isSending: boolean;
};

/** 'We owe you': a credit that may help pay the account. SPEC §2 "Feedback flow". */
export function RefundCredit({ title, answers, refusal, isSending }: RefundCreditProps) {
  const { errors, formProps } = useCheckedForm({ schema: refundCredit, refusal, intent: 'continue' });
  useDraft(formProps.ref, draftNames.refundCredit);
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <div className="wrap page-head page-head--close">
        <Breadcrumb trail={[helpHome]} current={feedbackCrumb} />
        <h1>We owe you – Using your credit to help pay your account</h1>
        <p className="lead">
          If your account is in credit, you can have the money back or leave it to help pay your next bills.
          To leave it, tell us here.
        </p>
      </div>
      <div className="section section--flush">
        <div className="wrap split">
          <Form {...formProps} className="form" method="post">
            {refusal?.failure && <SendFailure failure={refusal.failure} />}
            <FormErrors errors={errors} />
            <TextArea
              id="query"
              name="query"
              label="Your details"
              hint="Give us your full name, full address, customer account number and email address."
              rows={6}
              defaultValue={answers['query'] ?? ''}
              error={errors['query']}
            />
            <div className="button-row">
              <Button name="intent" value="continue" loading={isSending} loadingLabel="Saving">
                I don’t want the refund
              </Button>
            </div>
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
