import type { ExampleSet } from '../example-set.ts';
import { LinkButton } from './link-button.tsx';

/** Links that look like buttons. */
export const linkButtonExamples: ExampleSet = {
  title: 'Link buttons',
  layout: 'row',
  examples: [
    { name: 'Primary', element: <LinkButton href="#main">Start now</LinkButton> },
    {
      name: 'With an arrow',
      element: (
        <LinkButton href="#main" arrow>
          Next step
        </LinkButton>
      ),
    },
    {
      name: 'Leaves for the main site',
      element: (
        <LinkButton href="#main" kind="second" leaves>
          See if you can apply
        </LinkButton>
      ),
    },
    {
      name: 'Small',
      element: (
        <LinkButton href="#main" kind="quiet" small>
          Change your answer
        </LinkButton>
      ),
    },
  ],
};
