import type { ExampleSet } from '../example-set.ts';

/** Tabs in the content's own markup, and after the script has run. */
export const tabsExamples: ExampleSet = {
  title: 'Tabs',
  examples: [
    {
      name: 'Without a script',
      element: (
        <div className="tabs">
          <section className="tab">
            <h3>Direct Debit</h3>
            <p>You pay the same each month.</p>
          </section>
          <section className="tab">
            <h3>Card</h3>
            <p>You pay when a bill comes.</p>
          </section>
        </div>
      ),
    },
    {
      name: 'With a script',
      element: (
        <div className="tabs">
          <div className="tabs__list" role="tablist" aria-label="Ways to pay">
            <button
              className="tabs__tab"
              type="button"
              role="tab"
              id="example-tab-1"
              aria-selected="true"
              aria-controls="example-panel-1"
            >
              Direct Debit
            </button>
            <button
              className="tabs__tab"
              type="button"
              role="tab"
              id="example-tab-2"
              aria-selected="false"
              aria-controls="example-panel-2"
              tabIndex={-1}
            >
              Card
            </button>
          </div>
          <section
            className="tab"
            role="tabpanel"
            id="example-panel-1"
            aria-labelledby="example-tab-1"
            tabIndex={0}
          >
            <h3>Direct Debit</h3>
            <p>You pay the same each month.</p>
          </section>
          <section
            className="tab"
            role="tabpanel"
            id="example-panel-2"
            aria-labelledby="example-tab-2"
            hidden
          >
            <h3>Card</h3>
            <p>You pay when a bill comes.</p>
          </section>
        </div>
      ),
    },
  ],
};
