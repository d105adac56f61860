import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { billField, whichBills } from '#contracts/forms/two-bills/fields.ts';
import { areaHref } from '../../area-href.ts';
import { Button } from '../../design-system/button/button.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTitle } from '../../forms/form-title.tsx';
import { answerId, BillAnswer } from './bill-answer.tsx';
import { BillFields } from './bill-fields.tsx';
import { compareBillsPage } from './compare-bills.page.ts';
import { RatesChoice } from './rates-choice.tsx';
import { TypedDates } from './typed-dates.tsx';
import { useCompareForm, type Outcome } from './use-compare-form.ts';
import restOfPage from './compare-bills-rest.css?url';

type CompareFormProps = {
  title: string;
  outcome: Outcome | undefined;
  /** The form was cleared, so its first field gets the focus. */
  isCleared: boolean;
  onClear: () => void;
  /** Stands beside the form, and before the answer on a phone. */
  aside: ReactNode;
};

const page = areaHref(compareBillsPage.route);

/** Two bills, and the answer once both are filled in. */
export function CompareForm({ title, outcome, isCleared, onClear, aside }: CompareFormProps) {
  const { errors, bills, formProps } = useCompareForm(outcome);
  useEffect(() => {
    if (isCleared) document.getElementById(billField('old', 'first-day'))?.focus();
  }, [isCleared]);
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  const answers = outcome?.answers ?? {};
  return (
    <>
      <FormTitle title={title} errors={errors} />
      <div className="split">
        <form
          {...formProps}
          className="form bills-form"
          method="post"
          action={`${page}#${answerId}`}
          data-wakes=""
        >
          <FormErrors errors={errors} />
          <RatesChoice answers={answers} />
          <div className="bills">
            {whichBills.map((which) => (
              <BillFields key={which} which={which} answers={answers} errors={errors} />
            ))}
          </div>
          <div className="no-print">
            <TypedDates answers={answers} errors={errors} />
          </div>
          <div className="button-row">
            <Button>Compare my bills</Button>
            {outcome ? (
              <LinkButton kind="quiet" href={page} onClick={clear}>
                Clear
              </LinkButton>
            ) : (
              <Button kind="quiet" type="reset" onClick={clear}>
                Clear
              </Button>
            )}
          </div>
        </form>
        {aside}
      </div>
      <link rel="stylesheet" href={restOfPage} />
      {bills && <BillAnswer bills={bills} />}
    </>
  );
}
