import { barRows } from './bar-rows.ts';
import type { Comparison } from './compare-bills.ts';
import { causeNames } from './describe-comparison.ts';
import { money, signedMoney } from './money.ts';

/** The parts of the difference as a picture. The table beside it says the same. */
export function WhyBar({ compared: { parts, difference } }: { compared: Comparison }) {
  const rows = barRows(parts);
  return rows.map(({ goes, segments }) => (
    <figure className="why__row" key={goes}>
      {rows.length > 1 && <figcaption>{goes === 'up' ? 'Adds' : 'Takes off'}</figcaption>}
      <svg
        className="why__bar"
        role="img"
        aria-label={`${signedMoney(difference)} in all. ${goes === 'up' ? 'Adds' : 'Takes off'}: ${segments
          .map(({ cause, pence }) => `${causeNames[cause]} ${money(pence)}`)
          .join(', ')}.`}
      >
        {segments.map(({ cause, pence, at, width, rank, words }) => (
          <svg
            key={cause}
            className={`why__part why__part--${rank}${words === 'wide' ? ' why__part--tight' : ''}`}
            x={`${at}%`}
            width={`${width}%`}
          >
            <rect height="100%" />
            {words !== 'none' && (
              <>
                <text y="50%" dy="-.2em">
                  {money(pence)}
                </text>
                <text className="why__name" y="50%" dy="1.1em">
                  {causeNames[cause]}
                </text>
              </>
            )}
          </svg>
        ))}
      </svg>
    </figure>
  ));
}
