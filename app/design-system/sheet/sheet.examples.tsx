import type { ExampleSet } from '../example-set.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

/** A sheet opened by its button, and one that is always in the page. */
export const sheetExamples: ExampleSet = {
  title: 'Sheet',
  examples: [
    {
      name: 'Opened by a button',
      element: (
        <div>
          <Button type="button" kind="second" popoverTarget="example-sheet">
            Open the sheet
          </Button>
          <Sheet id="example-sheet" title="Display settings" closeLabel="Close display settings">
            <p>Choose what suits your eyes.</p>
          </Sheet>
        </div>
      ),
    },
    {
      name: 'Standing in the page',
      element: (
        <section className="sheet" aria-labelledby="example-standing">
          <div className="sheet__head">
            <h4 id="example-standing">Your choices</h4>
            <button className="close" type="button" aria-label="Close your choices">
              <Icon name="close" />
            </button>
          </div>
          <p>We remember them on this device.</p>
        </section>
      ),
    },
  ],
};
