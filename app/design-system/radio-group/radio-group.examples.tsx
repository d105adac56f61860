import type { ExampleSet } from '../example-set.ts';
import { RadioGroup } from './radio-group.tsx';

/** Radios by layout and state. */
export const radioGroupExamples: ExampleSet = {
  title: 'Radios',
  layout: 'grid',
  examples: [
    {
      name: 'With hints, one chosen',
      element: (
        <RadioGroup
          legend="How do you pay?"
          name="example-pay"
          value="monthly"
          options={[
            { value: 'bill', label: 'When a bill comes', hint: 'You pay what it says' },
            { value: 'monthly', label: 'Direct Debit', hint: 'You pay the same each month' },
            { value: 'other', label: 'Another way' },
          ]}
        />
      ),
    },
    {
      name: 'With an error',
      element: (
        <RadioGroup
          legend="What is it about?"
          name="example-about"
          hint="Choose the nearest one."
          error="Choose what it is about"
          options={[
            { value: 'bill', label: 'A bill' },
            { value: 'visit', label: 'A visit' },
          ]}
        />
      ),
    },
    {
      name: 'In a row',
      element: (
        <RadioGroup
          legend="Is anyone at home during the day?"
          name="example-home"
          row
          value="no"
          optional
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
    },
    {
      name: 'In a row, with pictograms',
      element: (
        <RadioGroup
          legend="How would you like to hear from us?"
          name="example-hear"
          row
          value="post"
          options={[
            { value: 'post', label: 'By post', pictogram: 'sent' },
            { value: 'phone', label: 'By phone', pictogram: 'headset' },
            { value: 'app', label: 'In the app', pictogram: 'app' },
          ]}
        />
      ),
    },
  ],
};
