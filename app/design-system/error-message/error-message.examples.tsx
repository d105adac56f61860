import type { ExampleSet } from '../example-set.ts';
import { ErrorMessage } from './error-message.tsx';

/** What is wrong and the way out. */
export const errorMessageExamples: ExampleSet = {
  title: 'Error message',
  examples: [{ name: 'Alone', element: <ErrorMessage id="example-error">Choose yes or no</ErrorMessage> }],
};
