import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../design-system/button/button.tsx';
import { ErrorSummary } from '../../design-system/error-summary/error-summary.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import { RingUsInArea } from '../../frame/ring-us/ring-us-in-area.tsx';
import { moveFocus } from '../../forms/move-focus.ts';
import { useSending } from '../../forms/use-sending.ts';
import type { ComplaintChoice } from './complaint-choice.ts';

type ChooseComplaintProps = {
  choice: ComplaintChoice;
  title: string;
  /** Why the last attempt was refused; a new object for each attempt. */
  refusal: { error: string } | undefined;
  back: string;
};

/** A required radio choice, then Continue. Works by plain post; with scripts, without reload. */
export function ChooseComplaint({ choice, title, refusal, back }: ChooseComplaintProps) {
  const isSending = useSending() !== undefined;
  const page = useRef<HTMLDivElement>(null);
  // The message disappears as soon as a choice is made, and returns with the next refusal.
  const [corrected, setCorrected] = useState<typeof refusal>();
  const error = refusal === corrected ? undefined : refusal?.error;
  useEffect(() => {
    if (refusal) moveFocus(page.current?.querySelector<HTMLElement>('#error-summary'));
  }, [refusal]);
  return (
    <div className="section section--flush" ref={page}>
      <title>{error ? `Error: ${title}` : title}</title>
      <div className="wrap page-head">
        <a className="back" href={back}>
          <Icon name="chevron-left" />
          Back
        </a>
        <Form className="form mt-4" method="post" noValidate replace>
          {error && <ErrorSummary errors={[{ href: `#${choice.name}`, message: error }]} />}
          <RadioGroup
            legend={choice.question}
            legendAsHeading
            name={choice.name}
            options={choice.options}
            onChange={() => setCorrected(refusal)}
            error={error}
          />
          <div className="button-row">
            <Button loading={isSending} loadingLabel="Opening the next page">
              Continue
            </Button>
          </div>
        </Form>
        <div className="column mt-12">
          <RingUsInArea
            title="Rather talk? Ring us"
            haveReady="Have your account number to hand, and the dates and names that matter."
            variant="end"
          />
        </div>
      </div>
    </div>
  );
}
