import { Fragment } from 'react';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import { unrecorded } from '../../consent/replay-mask.ts';
import { compareBills } from './compare-bills.ts';
import { causeNames, changesOf, detailNames, headline } from './describe-comparison.ts';
import { money, signedMoney } from './money.ts';
import { weatherWords } from './weather-words.ts';
import { WhyBar } from './why-bar.tsx';

/** The ids of the answer and of its heading. */
export const answerId = 'why';
export const answerHeadingId = 'why-answer';

/** What makes the difference between two bills: in a sentence, a picture and a table. */
export function BillAnswer({ bills }: { bills: TwoBills }) {
  const compared = compareBills(bills);
  const changes = changesOf(bills, compared);
  const { old, new: current, parts, difference } = compared;
  const isAllUp = parts.every((part) => [part, ...(part.details ?? [])].every(({ pence }) => pence >= 0));
  const amount = isAllUp ? money : signedMoney;
  return (
    <section id={answerId} className="why panel" aria-labelledby={answerHeadingId} {...unrecorded}>
      <h2 id={answerHeadingId} className="why__line" tabIndex={-1}>
        {headline(compared)}
      </h2>
      <WhyBar compared={compared} />
      <div className="table-box mt-6">
        <table>
          <caption className="visually-hidden">What made the difference</caption>
          <thead>
            <tr>
              <th scope="col">What changed</th>
              <th scope="col" className="num">
                {isAllUp ? 'Adds' : 'Difference'}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ cause, pence, details = [] }, nth) => (
              <Fragment key={cause}>
                <tr>
                  <th scope="row">
                    <svg className={`key why__part--${nth + 1}`} aria-hidden="true">
                      <rect height="100%" />
                    </svg>
                    {causeNames[cause]} <span className="why__change">{changes[cause]}</span>
                  </th>
                  <td className="num">{amount(pence)}</td>
                </tr>
                {details.map(({ detail, pence: own }) => (
                  <tr key={detail} className="why__detail">
                    <th scope="row">
                      {detailNames[detail]} <span className="why__change">{changes[detail]}</span>
                    </th>
                    <td className="num">{amount(own)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                From {money(old.total)} to {money(current.total)}
              </th>
              <td className="num">{amount(difference)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="flow flow--3 mt-6 prose">
        <h3 className="h-sm">What about the weather?</h3>
        {weatherWords(bills, compared).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(old.isRollover || current.isRollover) && (
          <p>Your meter passed its last number and started again at zero. We counted on from there.</p>
        )}
        <p className="why__note">
          Electricity only, at the rates you typed. If they come without VAT and your bill adds it at the end,
          the bill itself is a little higher.
        </p>
      </div>
    </section>
  );
}
