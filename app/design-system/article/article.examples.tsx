import type { ExampleSet } from '../example-set.ts';
import { Pill } from '../pill/pill.tsx';

const questions = ['Can I change the day?', 'Can someone else be there?'];

/** Markup as the content service sends it. */
export const articleExamples: ExampleSet = {
  title: 'Article content',
  examples: [
    {
      name: 'Headings, lists, steps, notes, a table and a drawing',
      element: (
        <div className="article">
          <p>
            Do this before you call. It takes <a href="#main">about a minute</a>.
          </p>
          <ul>
            <li>
              <b>Still stuck?</b> Call <b className="kbd-num">18001</b> first.
            </li>
            <li>Have your name and address ready.</li>
          </ul>
          <h3 id="example-steps">What to do</h3>
          <ol className="steps">
            <li>
              <h4>Turn the stopcock clockwise</h4>
              <p>It’s often under the kitchen sink.</p>
            </li>
            <li>
              <h4>Open the cold taps</h4>
              <p>This drains the pipes.</p>
            </li>
          </ol>
          <div className="note">
            <p>
              <b>Can’t reach it safely?</b> Don’t climb or move heavy things.
            </p>
          </div>
          <div className="note note--danger">
            <p>
              <b>Water near a socket?</b> Don’t touch it.
            </p>
          </div>
          <section className="table-box" tabIndex={0} aria-label="When we’re open">
            <table>
              <caption>When we’re open</caption>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Hours</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Monday to Friday</th>
                  <td>8am to 6pm</td>
                </tr>
                <tr>
                  <th scope="row">Sunday</th>
                  <td>
                    <Pill tone="line">Closed</Pill>
                  </td>
                </tr>
              </tbody>
            </table>
          </section>
          <figure className="figure">
            <div className="figure__art">
              <svg className="art" viewBox="0 0 480 120" role="img" aria-label="A pipe with a tap on it.">
                <circle className="sun" cx="240" cy="60" r="26" />
                <path d="M60 50h140M280 50h140M60 70h140M280 70h140M200 40h80v40h-80zM240 40V16M216 16h48" />
              </svg>
            </div>
            <figcaption>Turn it until it stops.</figcaption>
          </figure>
          <p>
            <a className="button" href="#main">
              Book a visit
            </a>
          </p>
          <dl>
            <dt>Reference</dt>
            <dd>The number at the top of your letter.</dd>
          </dl>
          <blockquote>
            <p>It takes a minute.</p>
          </blockquote>
          <address>1 High Street, Ashcombe</address>
          <p>
            Type <code>18001</code> and then the number.
          </p>
          {questions.map((question) => (
            <details key={question} className="expander">
              <summary>{question}</summary>
              <div className="expander__body">
                <p>Yes, until the evening before.</p>
              </div>
            </details>
          ))}
        </div>
      ),
    },
    {
      name: 'Something that can’t wait',
      element: (
        <div className="article article--urgent wrap">
          <p className="lead">Turn the water off, then call.</p>
          <div className="action-first">
            <ol className="action-steps">
              <li>
                <h4>Turn the stopcock clockwise</h4>
                <p>It’s often under the kitchen sink.</p>
              </li>
              <li>
                <h4>Open the cold taps</h4>
                <p>This drains the pipes.</p>
              </li>
            </ol>
            <div className="call-bar">
              <a className="call" href="tel:111">
                <b>Call 111</b>
              </a>
            </div>
          </div>
          <section className="do">
            <h4>While you wait</h4>
            <ul>
              <li>Catch the water in a bucket.</li>
            </ul>
          </section>
          <section className="dont">
            <h4>Don’t</h4>
            <ul>
              <li>Don’t touch a wet switch.</li>
            </ul>
          </section>
        </div>
      ),
    },
  ],
};
