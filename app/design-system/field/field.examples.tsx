import type { ExampleSet } from '../example-set.ts';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';

/** A field round more than one control. */
export const fieldExamples: ExampleSet = {
  title: 'Fields',
  layout: 'grid',
  examples: [
    {
      name: 'Input and button in one line',
      element: (
        <Field id="example-postcode" label="Postcode" hint="For example LK4 7RD.">
          {(a11y) => (
            <div className="inline">
              <input {...a11y} className="input" type="text" name="example-postcode" autoComplete="off" />
              <Button type="button" kind="second">
                Find address
              </Button>
            </div>
          )}
        </Field>
      ),
    },
  ],
};
