import { useRef } from 'react';
import { oneMonthBefore } from '#contracts/calendar/one-month-before.ts';
import { dayAsTyped, readingDateRange } from '#contracts/forms/meter-reading/reading-date.ts';
import { titles } from '#contracts/forms/meter-reading/title.ts';
import { Expander } from '../../design-system/expander/expander.tsx';
import { SelectField } from '../../design-system/select-field/select-field.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import { clearField } from '../../forms/clear-field.ts';
import { fieldProps } from '../../forms/field-props.ts';
import type { FormParts } from './form-parts.ts';
import { typedDateField } from './entered-date.ts';
import { Step } from './steps/step.tsx';

/** When the meter was read, and who read it. SPEC §3 "Meter-read form fields", §5. */
export function DateAndDetails({ parts, today }: { parts: FormParts; today: string }) {
  const { answers, errors } = parts;
  return (
    <section className="form-section" aria-labelledby="date-and-details">
      <h2 id="date-and-details">Date and your details</h2>
      <Step parts={parts} id="date">
        <ReadingDate parts={parts} today={today} />
      </Step>
      <Step parts={parts} id="name">
        <SelectField
          {...fieldProps('title', answers, errors)}
          label="Title"
          optional
          placeholder="Choose"
          options={titles.map((title) => ({ value: title, label: title }))}
          width={10}
          autoComplete="honorific-prefix"
        />
        <div className="pair">
          <TextField
            {...fieldProps('first_name', answers, errors)}
            label="First name"
            autoComplete="given-name"
            dir="auto"
            spellCheck={false}
          />
          <TextField
            {...fieldProps('last_name', answers, errors)}
            label="Last name"
            autoComplete="family-name"
            dir="auto"
            spellCheck={false}
          />
        </div>
      </Step>
      <Step parts={parts} id="contact">
        <TextField
          {...fieldProps('telephone', answers, errors)}
          label="Telephone"
          hint="In case we can’t use your reading."
          type="tel"
          width={20}
          autoComplete="tel"
        />
        <TextField
          {...fieldProps('email', answers, errors)}
          label="Email"
          optional
          hint="We’ll send your reference number here."
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Step>
    </section>
  );
}

/** A date input, and a text field for visitors who can't use such an input. EXPERIENCE "Forms". */
function ReadingDate({ parts: { answers, errors }, today }: { parts: FormParts; today: string }) {
  const typedInput = useRef<HTMLInputElement>(null);
  const typed = answers[typedDateField] ?? '';
  // Today at first: most people read the meter on the day. A date posted as text, by a browser without date inputs, is
  // shown as the ISO day that it means.
  const picked = dayAsTyped(answers['date'] ?? today) ?? '';
  return (
    <div className="flow flow--2">
      <TextField
        {...fieldProps('date', answers, errors)}
        defaultValue={picked}
        label="Date you read your meter"
        hint={`Any day ${readingDateRange(today)}.`}
        type="date"
        min={oneMonthBefore(today)}
        max={today}
        width={10}
        autoComplete="off"
        // The last answer given counts. React doesn't call this for a date that a draft restores.
        onChange={({ target }) => target.value && clearField(typedInput.current)}
      />
      <Expander summary="Type the date instead" open={typed !== ''}>
        <TextField
          ref={typedInput}
          {...fieldProps(typedDateField, answers, errors)}
          label="Date as text"
          hint={`For example, ${exampleDay(today)}.`}
          width={10}
          autoComplete="off"
          data-answers="date"
        />
      </Expander>
    </div>
  );
}

function exampleDay(today: string): string {
  const [year, month, day] = today.split('-');
  return `${day} ${month} ${year}`;
}
