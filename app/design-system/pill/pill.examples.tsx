import type { ExampleSet } from '../example-set.ts';
import { Pill } from './pill.tsx';

/** Pills by tone. */
export const pillExamples: ExampleSet = {
  title: 'Pills',
  layout: 'row',
  examples: [
    { name: 'Plain', element: <Pill>Refunds</Pill> },
    { name: 'Sun', element: <Pill tone="sun">Most asked</Pill> },
    {
      name: 'Success',
      element: (
        <Pill tone="success" icon="check">
          Received
        </Pill>
      ),
    },
    {
      name: 'Warning',
      element: (
        <Pill tone="warning" icon="clock">
          Closes soon
        </Pill>
      ),
    },
    {
      name: 'Danger',
      element: (
        <Pill tone="danger" icon="alert">
          Urgent
        </Pill>
      ),
    },
    { name: 'Line', element: <Pill tone="line">Archived</Pill> },
  ],
};
