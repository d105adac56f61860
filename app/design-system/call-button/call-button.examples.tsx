import type { ExampleSet } from '../example-set.ts';
import { CallButton } from './call-button.tsx';

/** Call button: with and without a note. */
export const callButtonExamples: ExampleSet = {
  title: 'Call button',
  layout: 'grid',
  examples: [
    {
      name: 'With a note',
      element: <CallButton phone={{ label: '105', href: 'tel:105' }} note="Free, day and night" />,
    },
    {
      name: 'Number only',
      element: <CallButton phone={{ label: '0800 111 999', href: 'tel:0800111999' }} />,
    },
  ],
};
