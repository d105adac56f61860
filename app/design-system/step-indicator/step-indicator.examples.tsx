import type { ExampleSet } from '../example-set.ts';
import { StepIndicator } from './step-indicator.tsx';

/** The step indicator at its first and last step. */
export const stepIndicatorExamples: ExampleSet = {
  title: 'Step indicator',
  examples: [
    { name: 'First of two', element: <StepIndicator step={1} of={2} /> },
    { name: 'Last of three', element: <StepIndicator step={3} of={3} /> },
  ],
};
