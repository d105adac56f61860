import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { company } from '#contracts/forms/meter-reading/fields.ts';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import type { Answers } from '../../forms/answers.ts';
import { EnterButton } from '../../forms/enter-button.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { LimitReached } from '../../forms/limit-reached.tsx';
import { BotSignals } from '../../forms/bot-signals.tsx';
import { SendFailure } from '../../forms/send-failure.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { FillingIn } from '../../account/prefill/filling-in.tsx';
import type { Prefill } from '../../account/prefill/use-prefill.ts';
import { ElectricityFields } from './electricity-fields.tsx';
import { FuelChoice } from './fuel-choice.tsx';
import { enteredDate } from './entered-date.ts';
import { GasFields } from './gas-fields.tsx';
import type { MeterArticles } from './meter-articles.ts';
import { MeterGuide } from './meter-guide/meter-guide.tsx';
import { intents, type Outcome } from './outcome.ts';
import { ShowFields } from './show-fields.tsx';
import { Step } from './steps/step.tsx';
import { useReadingForm } from './use-reading-form.ts';
import { DateAndDetails } from './date-and-details.tsx';
import restOfForm from './meter-reading-rest.css?url';

type MeterReadingFormProps = {
  title: string;
  /** The day in London, ISO 8601. */
  today: string;
  answers: Answers;
  /** The look-up of the signed-in visitor's details. */
  prefill: Prefill;
  outcome: Outcome | undefined;
  /** The supplier's text under the failure banner, rich text. */
  errorTemplate: string;
  isSending: boolean;
  /** The readings stored on this device. */
  offlineReadings: ReactNode;
  articles: MeterArticles;
};

/** Readings, when they were taken and by whom. SPEC §2 "submit-meter-read", §5, §8. */
export function MeterReadingForm(props: MeterReadingFormProps) {
  const { title, today, answers, prefill, outcome, errorTemplate, isSending, offlineReadings, articles } =
    props;
  const { errors, hints, given, shown, steps, fuel, formProps } = useReadingForm(today, {
    answers,
    known: prefill.answers,
    outcome,
  });
  const parts = { answers, given, errors, hints, shown, steps, articles };
  const classes = steps.isStepped ? 'form form--steps' : 'form';
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <Form {...formProps} className={classes} method="post" action="." replace data-wakes="">
        <EnterButton intent={intents.send} />
        {offlineReadings}
        {outcome?.failure && (
          <SendFailure failure={outcome.failure}>
            {/* The supplier's text describes the failures that have no description of their own. */}
            {outcome.failure.description ? undefined : (
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: errorTemplate }} />
            )}
          </SendFailure>
        )}
        {outcome?.limit && <LimitReached limit={outcome.limit} />}
        <FormErrors errors={errors} />
        <BotSignals isSharedPage />
        <FillingIn prefill={prefill} />
        <Step parts={parts} id="fuel">
          <div className="flow">
            <FuelChoice {...parts} />
            <ShowFields />
          </div>
        </Step>
        <link rel="stylesheet" href={restOfForm} />
        <ElectricityFields parts={parts} />
        <GasFields parts={parts} />
        <DateAndDetails parts={parts} today={today} />
        <input type="hidden" name="company" value={company} />
        <input type="hidden" name="reading_date" value={enteredDate({ date: today, ...given })} />
        <div className="button-row">
          <Button
            kind={steps.open && !steps.isLast ? 'second' : 'primary'}
            name="intent"
            value={intents.send}
            loading={isSending}
            loadingLabel="Sending your reading"
          >
            Submit your reading <Icon name="arrow-right" />
          </Button>
        </div>
      </Form>
      <MeterGuide fuel={fuel} articles={articles} />
    </>
  );
}
