import type { ExampleSet } from '../example-set.ts';
import { ContentsList } from './contents-list.tsx';

/** A contents list. */
export const contentsListExamples: ExampleSet = {
  title: 'Contents list',
  layout: 'grid',
  examples: [
    {
      name: 'Three sections',
      element: (
        <div className="gallery-side">
          <ContentsList
            title="On this page"
            items={[
              { id: 'set-buttons', label: 'Buttons' },
              { id: 'set-pills', label: 'Pills' },
              { id: 'set-alerts', label: 'Alerts' },
            ]}
          />
        </div>
      ),
    },
  ],
};
