import type { ExampleSet } from '../example-set.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** Breadcrumbs, three deep. */
export const breadcrumbExamples: ExampleSet = {
  title: 'Breadcrumbs',
  examples: [
    {
      name: 'Three deep',
      element: (
        <Breadcrumb
          trail={[
            { label: 'Help', href: '#main' },
            { label: 'Bills and payments', href: '#set-breadcrumbs' },
          ]}
          current="Your bill, line by line"
        />
      ),
    },
  ],
};
