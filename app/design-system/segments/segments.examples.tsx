import type { ExampleSet } from '../example-set.ts';
import { Segments } from './segments.tsx';

/** Two and three segments. */
export const segmentsExamples: ExampleSet = {
  title: 'Segments',
  layout: 'grid',
  examples: [
    {
      name: 'Three',
      element: (
        <Segments
          legend="Text size"
          name="example-text"
          value="standard"
          options={[
            { value: 'standard', label: 'Standard' },
            { value: 'large', label: 'Large' },
            { value: 'larger', label: 'Larger' },
          ]}
        />
      ),
    },
    {
      name: 'Two',
      element: (
        <Segments
          legend="Contrast"
          name="example-contrast"
          value="more"
          options={[
            { value: 'standard', label: 'Standard' },
            { value: 'more', label: 'More' },
          ]}
        />
      ),
    },
  ],
};
