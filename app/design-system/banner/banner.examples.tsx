import type { ExampleSet } from '../example-set.ts';
import { Banner } from './banner.tsx';

/** A slim notice, with and without a link. */
export const bannerExamples: ExampleSet = {
  title: 'Banner',
  examples: [
    { name: 'Words only', element: <Banner>Our lines close at 4pm on 24 December.</Banner> },
    {
      name: 'With a link, a landmark of its own',
      element: (
        <Banner label="Notice">
          Prices change on 1 January. <a href="#main">See what it means for you</a>
        </Banner>
      ),
    },
  ],
};
