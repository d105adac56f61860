import type { ExampleSet } from '../example-set.ts';
import { TextArea } from './text-area.tsx';

/** Text areas with a hint, near the limit and over it. */
export const textAreaExamples: ExampleSet = {
  title: 'Text areas',
  layout: 'grid',
  examples: [
    {
      name: 'With a hint',
      element: (
        <TextArea
          id="example-what"
          name="what"
          label="Tell us what happened"
          hint="Dates, amounts and names help us most."
          limit={300}
        />
      ),
    },
    {
      name: 'Near the limit',
      element: (
        <TextArea
          id="example-near"
          name="near"
          label="What would put it right?"
          defaultValue="A call back this week."
          limit={24}
          countMessage="You have 2 characters left"
        />
      ),
    },
    {
      name: 'Over it',
      element: (
        <TextArea
          id="example-over"
          name="over"
          label="Anything else?"
          defaultValue="A call back this week."
          limit={10}
          error="Your answer must be 10 characters or fewer"
          countMessage="Maximum character limit reached. You are currently 12 characters over."
        />
      ),
    },
  ],
};
