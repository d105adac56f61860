import type { ExampleSet } from '../example-set.ts';
import { SkipLink } from './skip-link.tsx';

/** The skip link, visible once it has the focus. */
export const skipLinkExamples: ExampleSet = {
  title: 'Skip link',
  examples: [
    {
      name: 'Shown on focus',
      element: (
        <div className="gallery-stage">
          <SkipLink href="#main">Skip to main content</SkipLink>
        </div>
      ),
    },
  ],
};
