import type { ExampleSet } from '../example-set.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import { Panel } from './panel.tsx';

/** Panels by tone. */
export const panelExamples: ExampleSet = {
  title: 'Panels',
  examples: [
    {
      name: 'Plain',
      element: (
        <Panel className="flow">
          <h4>Rather talk?</h4>
          <p>We’re here from Monday to Saturday.</p>
        </Panel>
      ),
    },
    {
      name: 'Mist',
      element: (
        <Panel tone="mist" className="flow">
          <h4>What happens next</h4>
          <p>You’ll get a reference straight away.</p>
        </Panel>
      ),
    },
    {
      name: 'Dawn, with a picture, a landmark of its own',
      element: (
        <Panel tone="dawn" labelledBy="example-panel" className="panel__media">
          <Pictogram name="umbrella" />
          <div className="flow">
            <h4 id="example-panel">A grant could help</h4>
            <p>Speak to a free debt adviser first.</p>
            <LinkButton href="#main" leaves>
              See if you can apply
            </LinkButton>
          </div>
        </Panel>
      ),
    },
    {
      name: 'Dusk',
      element: (
        <Panel tone="dusk">
          <h4>Worried about paying? Three things help.</h4>
          <ol className="sss">
            <li>
              <h5>Speak.</h5>
              <p>Tell us early. We’ll agree a plan you can afford.</p>
            </li>
            <li>
              <h5>Seek.</h5>
              <p>Free advisers can check what you could claim.</p>
            </li>
            <li>
              <h5>Save.</h5>
              <p>Start with the changes that cost nothing.</p>
            </li>
          </ol>
          <LinkButton href="#main" kind="sun" arrow>
            Get help with paying
          </LinkButton>
        </Panel>
      ),
    },
  ],
};
