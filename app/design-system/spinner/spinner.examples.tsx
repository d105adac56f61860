import type { ExampleSet } from '../example-set.ts';
import { Spinner } from './spinner.tsx';

/** Both sizes of the spinner. */
export const spinnerExamples: ExampleSet = {
  title: 'Spinner',
  layout: 'row',
  examples: [
    { name: 'In a line', element: <Spinner /> },
    { name: 'Large', element: <Spinner large /> },
  ],
};
