import type { ComponentProps, ReactNode } from 'react';
import { describedByIds, FieldHelp, type FieldWords } from '../field/field.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PictogramName } from '../pictogram/pictogram-names.ts';

/** One choice; with a pictogram it is larger. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  pictogram?: PictogramName | undefined;
}

interface RadioGroupProps extends Omit<FieldWords, 'label'> {
  legend: ReactNode;
  name: string;
  options: RadioOption[];
  /** The choice that is preselected when the page loads. */
  value?: string | undefined;
  row?: boolean | undefined;
  /** The question is also the page's title. */
  legendAsHeading?: boolean | undefined;
  onChange?: ComponentProps<'input'>['onChange'];
}

/** A choice of one among a few. The first radio's id is the name, so that an error can link to it. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, hint, error, optional, row, legendAsHeading, onChange } = props;
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-describedby={describedByIds(name, { hint, error })}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendAsHeading ? 'legend--heading' : undefined}>
        {legendAsHeading ? <h1>{legend}</h1> : legend}
        {optional && <span className="optional"> (optional)</span>}
      </legend>
      <FieldHelp id={name} hint={hint} error={error} />
      <div className={row ? 'choices choices--row' : 'choices'} data-invalid={error ? '' : undefined}>
        {options.map((option, index) => (
          <Choice
            {...option}
            key={option.value}
            id={index === 0 ? name : `${name}-${index + 1}`}
            name={name}
            chosen={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps extends RadioOption {
  id: string;
  name: string;
  chosen: boolean;
  onChange: RadioGroupProps['onChange'];
}

function Choice({ id, name, value, label, hint, pictogram, chosen, onChange }: ChoiceProps) {
  return (
    <label className={pictogram ? 'choice choice--picto' : 'choice'}>
      {pictogram && <Pictogram name={pictogram} />}
      <input type="radio" id={id} name={name} value={value} defaultChecked={chosen} onChange={onChange} />
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </label>
  );
}
