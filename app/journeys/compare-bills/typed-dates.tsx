import { whichBills } from '#contracts/forms/two-bills/fields.ts';
import { billField } from '#contracts/forms/two-bills/fields.ts';
import { Expander } from '../../design-system/expander/expander.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { fieldProps } from '../../forms/field-props.ts';
import { billTitles } from './bill-fields.tsx';
import { dateFields, typedField } from './form-schema.ts';

const days = [
  { line: 'first-day', name: 'first day' },
  { line: 'last-day', name: 'last day' },
] as const;

/** The four dates as text, for visitors who can't use date inputs. EXPERIENCE "Forms". */
export function TypedDates({ answers, errors }: { answers: Answers; errors: FieldErrors }) {
  return (
    <Expander summary="Type the dates instead" open={dateFields.some((field) => answers[typedField(field)])}>
      <div className="flow flow--8">
        {whichBills.map((which) => (
          <div key={which} className="pair">
            {days.map(({ line, name }) => {
              const field = billField(which, line);
              return (
                <TextField
                  key={field}
                  {...fieldProps(typedField(field), answers, errors)}
                  label={`${billTitles[which]}: ${name}`}
                  hint="For example, 20 May 2026."
                  autoComplete="off"
                  data-answers={field}
                />
              );
            })}
          </div>
        ))}
      </div>
    </Expander>
  );
}
