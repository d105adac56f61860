import type { ExampleSet } from '../example-set.ts';
import { ErrorMessage } from './error-message.tsx';

/** An error message that says how to fix it. */
export const errorMessageExamples: ExampleSet = {
  title: 'Error message',
  examples: [{ name: 'Alone', element: <ErrorMessage id="example-error">Choose yes or no</ErrorMessage> }],
};
