import type { ExampleSet } from '../example-set.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';

/** Pieces of a page that are CSS only. */
export const layoutExamples: ExampleSet = {
  title: 'Pieces of a page',
  examples: [
    {
      name: 'Chosen address',
      element: (
        <div className="address">
          <Icon name="pin" />
          <address>
            <b>1 Example Street</b>
            <br />
            Ashcombe
          </address>
          <Button type="button" kind="quiet" small>
            Clear
          </Button>
        </div>
      ),
    },
    {
      name: 'Receipt',
      element: (
        <div className="receipt">
          <h3 className="h-xs">Your reference number</h3>
          <div className="receipt__ref">
            <strong>AB 0000 0000</strong>
          </div>
          <dl className="facts">
            <div>
              <dt>About</dt>
              <dd>A visit</dd>
            </div>
            <div>
              <dt>Received</dt>
              <dd>20 November 2026, 2.35pm</dd>
            </div>
          </dl>
        </div>
      ),
    },
    {
      name: 'Timeline',
      element: (
        <ol className="timeline">
          <li className="done">
            <h4>Today</h4>
            <p>We have your letter.</p>
          </li>
          <li>
            <h4>Within seven days</h4>
            <p>You’ll hear from us.</p>
          </li>
        </ol>
      ),
    },
    {
      name: 'Chips',
      element: (
        <ul className="chips">
          <li>
            <a className="chip" href="#main" aria-current="true">
              All 23
            </a>
          </li>
          <li>
            <a className="chip" href="#main">
              Bills 6
            </a>
          </li>
        </ul>
      ),
    },
    {
      name: 'Consent',
      element: (
        <section className="consent" aria-labelledby="example-consent">
          <div className="wrap">
            <div>
              <h3 id="example-consent">Can we measure how this site is used?</h3>
              <p>We always use the cookies that make this site work.</p>
            </div>
            <div className="consent__ways">
              <div className="consent__all">
                <Button type="button" small>
                  Accept all
                </Button>
                <Button type="button" small>
                  Reject all
                </Button>
              </div>
              <a href="#main">Choose cookies</a>
            </div>
          </div>
        </section>
      ),
    },
    {
      name: 'Dialog',
      element: (
        <div className="scrim">
          <dialog className="dialog flow" open aria-labelledby="example-dialog">
            <Pictogram name="clock" />
            <h3 className="h-2xl" id="example-dialog">
              Are you still there?
            </h3>
            <p>
              We’ll sign you out in <b className="kbd-num">1 minute 48 seconds</b>.
            </p>
            <div className="button-row">
              <Button type="button">Stay signed in</Button>
              <Button type="button" kind="second">
                Sign out
              </Button>
            </div>
          </dialog>
        </div>
      ),
    },
  ],
};
