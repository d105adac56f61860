import type { ExampleSet } from '../example-set.ts';
import { Panel } from '../panel/panel.tsx';
import { Loading } from './loading.tsx';

/** A loading panel. */
export const loadingExamples: ExampleSet = {
  title: 'Loading',
  examples: [
    {
      name: 'In a panel',
      element: (
        <Panel>
          <Loading label="Loading your article" />
        </Panel>
      ),
    },
  ],
};
