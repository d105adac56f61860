import type { ExampleSet } from '../example-set.ts';
import { DigitField } from './digit-field.tsx';

/** Digit windows, right and too long. */
export const digitFieldExamples: ExampleSet = {
  title: 'Digit fields',
  layout: 'grid',
  examples: [
    {
      name: 'Filled',
      element: (
        <DigitField
          id="example-miles"
          name="miles"
          label="Miles on the clock"
          hint="Up to 6 numbers."
          unit="miles"
          defaultValue="014728"
        />
      ),
    },
    {
      name: 'Too long',
      element: (
        <DigitField
          id="example-litres"
          name="litres"
          label="Water used"
          hint="Up to 6 numbers."
          error="Reading must be 6 numbers or fewer"
          unit="litres"
          defaultValue="0386412"
        />
      ),
    },
  ],
};
