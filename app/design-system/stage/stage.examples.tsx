import type { ExampleSet } from '../example-set.ts';
import { Stage } from './stage.tsx';

/** The stage bar at its first and last step. */
export const stageExamples: ExampleSet = {
  title: 'Stage',
  examples: [
    { name: 'First of two', element: <Stage step={1} of={2} /> },
    { name: 'Last of three', element: <Stage step={3} of={3} /> },
  ],
};
