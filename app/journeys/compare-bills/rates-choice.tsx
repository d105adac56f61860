import { ratesField } from '#contracts/forms/two-bills/fields.ts';
import { chosenRates } from '#contracts/forms/two-bills/two-bills.ts';
import { RadioGroup } from '../../design-system/radio-group/radio-group.tsx';
import type { Answers } from '../../forms/answers.ts';

const options = [
  { value: 'one', label: 'One rate' },
  { value: 'two', label: 'Two rates', hint: 'Day and night, such as Economy 7' },
];

/** How many unit rates both bills have. The style sheet shows the night lines, so no scripts are needed. */
export function RatesChoice({ answers }: { answers: Answers }) {
  return (
    <div className="rates-choice">
      <RadioGroup
        legend="My electricity has"
        name={ratesField}
        value={chosenRates(answers)}
        options={options}
        row
      />
    </div>
  );
}
