import type { ReadingField as ReadingName } from '#contracts/forms/meter-reading/fields.ts';
import { offeredReading, readingLimit } from '#contracts/forms/meter-reading/reading.ts';
import { DigitField } from '../../design-system/digit-field/digit-field.tsx';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { CorrectionButton } from './correction-button.tsx';
import { ReadingHints } from './reading-hints/reading-hints-note.tsx';

type ReadingFieldProps = { parts: FormParts; name: ReadingName; label: string; hint?: string; unit: string };

/** One reading, in the digit windows of a meter; one button corrects a refused decimal. */
export function ReadingField({ parts, name, label, hint, unit }: ReadingFieldProps) {
  const { answers, given, errors, shown } = parts;
  const offered = errors[name] && offeredReading(given[name] ?? '');
  const hints = errors[name] ? [] : parts.hints.filter(({ field }) => field === name);
  const noteId = `${name}-note`;
  return (
    <div hidden={!shown.has(name)} className="flow flow--2">
      <DigitField
        {...fieldProps(name, answers, errors)}
        label={label}
        hint={hint ?? `Up to ${readingLimit} numbers.`}
        unit={unit}
        aria-describedby={hints.length > 0 ? noteId : undefined}
      />
      {offered && <CorrectionButton label={`Use ${offered}`} readings={{ [name]: offered }} />}
      <ReadingHints id={noteId} hints={hints} />
    </div>
  );
}
