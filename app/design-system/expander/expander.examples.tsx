import type { ExampleSet } from '../example-set.ts';
import { Expander } from './expander.tsx';

/** Expanders, open and closed. */
export const expanderExamples: ExampleSet = {
  title: 'Expanders',
  examples: [
    {
      name: 'Open',
      element: (
        <Expander summary="Can I change my appointment?" open>
          Yes, until the evening before. We’ll show you the times that are free.
        </Expander>
      ),
    },
    {
      name: 'Two that open one at a time',
      element: (
        <div>
          <Expander summary="What do I need to have ready?" name="example-questions">
            Your name, your address and your customer number.
          </Expander>
          <Expander summary="How long does it take?" name="example-questions">
            About five minutes.
          </Expander>
        </div>
      ),
    },
    {
      name: 'As content writes it',
      element: (
        <details className="expander">
          <summary>Can someone do this for me?</summary>
          <div className="expander__body">
            <p>Yes. Tell us who, and we’ll write it down.</p>
          </div>
        </details>
      ),
    },
  ],
};
