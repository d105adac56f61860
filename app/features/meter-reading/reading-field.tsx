import type { ReadingField as ReadingName } from '#contracts/forms/meter-reading/fields.ts';
import { offeredReading, readingLimit } from '#contracts/forms/meter-reading/reading.ts';
import { Button } from '../../design-system/button/button.tsx';
import { DigitField } from '../../design-system/digit-field/digit-field.tsx';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { mendIntent } from './mend.ts';

type ReadingFieldProps = { parts: FormParts; name: ReadingName; label: string; hint?: string; unit: string };

/** One reading, in the windows of a meter; a decimal that was refused is mended by one button. */
export function ReadingField({ parts, name, label, hint, unit }: ReadingFieldProps) {
  const { answers, given, errors, shown } = parts;
  const offered = errors[name] && offeredReading(given[name] ?? '');
  return (
    <div hidden={!shown.has(name)} className="flow flow--2">
      <DigitField
        {...fieldProps(name, answers, errors)}
        label={label}
        hint={hint ?? `Up to ${readingLimit} numbers.`}
        unit={unit}
      />
      {offered && (
        <Button kind="second" small name="intent" value={mendIntent({ [name]: offered })}>
          Use {offered}
        </Button>
      )}
    </div>
  );
}
