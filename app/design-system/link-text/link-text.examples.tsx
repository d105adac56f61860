import type { ExampleSet } from '../example-set.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { LinkText } from './link-text.tsx';

/** Links in a sentence. */
export const linkTextExamples: ExampleSet = {
  title: 'Links in text',
  layout: 'row',
  examples: [
    {
      name: 'Stays',
      element: (
        <p>
          Read <a href="#main">how to pay your bill</a>.
        </p>
      ),
    },
    {
      name: 'Leaves',
      element: (
        <p>
          Go to{' '}
          <a href="#main">
            <LinkText leaves>your account</LinkText>
          </a>
          .
        </p>
      ),
    },
    {
      name: 'More for screen readers',
      element: (
        <p>
          <a href="#main">
            Change<VisuallyHidden> your address</VisuallyHidden>
          </a>
        </p>
      ),
    },
  ],
};
