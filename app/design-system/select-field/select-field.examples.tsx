import type { ExampleSet } from '../example-set.ts';
import { SelectField } from './select-field.tsx';

const subjects = [
  { value: 'balance', label: 'My balance' },
  { value: 'visit', label: 'A visit' },
  { value: 'other', label: 'Something else' },
];

/** Selects, closed and open. */
export const selectFieldExamples: ExampleSet = {
  title: 'Selects',
  layout: 'grid',
  examples: [
    {
      name: 'With a placeholder',
      element: (
        <SelectField
          id="example-subject"
          name="subject"
          label="Subject"
          options={subjects}
          placeholder="Please Select"
        />
      ),
    },
    {
      name: 'With an error',
      element: (
        <SelectField
          id="example-help"
          name="help"
          label="Do you need extra help?"
          error="Choose yes or no"
          width={20}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          placeholder="Please Select"
        />
      ),
    },
    {
      name: 'An open list',
      element: (
        <SelectField
          id="example-list"
          name="list"
          label="Choose your subject"
          hint="3 subjects found."
          size={3}
          options={subjects}
          defaultValue="visit"
        />
      ),
    },
  ],
};
