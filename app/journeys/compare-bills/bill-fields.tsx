import type { ReactNode } from 'react';
import { dayAsTyped } from '#contracts/forms/meter-reading/reading-date.ts';
import { billField, type BillLine, type WhichBill } from '#contracts/forms/two-bills/fields.ts';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import { VisuallyHidden } from '../../design-system/visually-hidden/visually-hidden.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { fieldProps } from '../../forms/field-props.ts';

export const billTitles: Record<WhichBill, string> = { old: 'Last bill', new: 'This bill' };

type BillFieldsProps = { which: WhichBill; answers: Answers; errors: FieldErrors };

/** The lines of one bill, drawn like the bill that they are copied from. The night lines are shown with two rates. */
export function BillFields({ which, answers, errors }: BillFieldsProps) {
  const props = (line: BillLine) => fieldProps(billField(which, line), answers, errors);
  // A date posted as text, by a browser without date inputs, is shown as the ISO day that it means.
  const date = (line: BillLine) => ({
    ...props(line),
    defaultValue: dayAsTyped(props(line).defaultValue) ?? '',
    type: 'date',
    autoComplete: 'off',
  });
  const number = (line: BillLine, inputMode: 'numeric' | 'decimal') => ({
    ...props(line),
    inputMode,
    autoComplete: 'off',
  });
  return (
    // Not a fieldset: a subgrid aligns the lines of both bills, and it doesn't work through a fieldset.
    <div className="bill" role="group" aria-labelledby={`${which}-bill`}>
      <h2 id={`${which}-bill`}>{billTitles[which]}</h2>
      <TextField {...date('first-day')} label="First day" />
      <TextField {...date('last-day')} label="Last day" />
      <TextField
        {...number('start-reading', 'numeric')}
        label={byRates('Reading at the start', 'Day reading at the start')}
      />
      <TextField
        {...number('end-reading', 'numeric')}
        label={byRates('Reading at the end', 'Day reading at the end')}
      />
      <TextField {...number('night-start-reading', 'numeric')} label="Night reading at the start" />
      <TextField {...number('night-end-reading', 'numeric')} label="Night reading at the end" />
      <TextField
        {...number('unit-rate', 'decimal')}
        label={rate(byRates('Unit rate', 'Day unit rate'), 'kWh')}
        suffix="p/kWh"
      />
      <TextField
        {...number('night-unit-rate', 'decimal')}
        label={rate('Night unit rate', 'kWh')}
        suffix="p/kWh"
      />
      <TextField
        {...number('standing-charge', 'decimal')}
        label={rate('Standing charge', 'day')}
        suffix="p/day"
      />
    </div>
  );
}

/** The style sheet shows one of the two, depending on the checked choice (two-rates.css). */
function byRates(one: string, two: string) {
  return (
    <>
      <span className="with-one-rate">{one}</span>
      <span className="with-two-rates">{two}</span>
    </>
  );
}

function rate(name: ReactNode, per: string) {
  return (
    <>
      {name}
      <VisuallyHidden>, in pence per {per}</VisuallyHidden>
    </>
  );
}
