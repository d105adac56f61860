import type { ExampleSet } from '../example-set.ts';
import { ErrorSummary } from './error-summary.tsx';

/** The summary on top of a form. */
export const errorSummaryExamples: ExampleSet = {
  title: 'Error summary',
  examples: [
    {
      name: 'Two errors',
      element: (
        <ErrorSummary
          errors={[
            { href: '#example-first-name', message: 'Enter your first name' },
            { href: '#example-about', message: 'Choose what it is about' },
          ]}
        />
      ),
    },
  ],
};
