import type { ExampleSet } from '../example-set.ts';
import { LinkList } from './link-list.tsx';

/** Rows of links. */
export const linkListExamples: ExampleSet = {
  title: 'Link lists',
  examples: [
    {
      name: 'Plain, one leaves',
      element: (
        <LinkList
          links={[
            { label: 'Your bill, line by line', href: '#main' },
            { label: 'Change your payment date', href: '#main', description: 'It takes about a week' },
            { label: 'Pay by card', href: '#main', leaves: true },
          ]}
        />
      ),
    },
  ],
};
