import { Expander } from '../../../design-system/expander/expander.tsx';
import { Panel } from '../../../design-system/panel/panel.tsx';
import type { MeterArticles } from '../meter-articles.ts';
import { BillDrawing } from './drawings/bill.tsx';
import { meterKindsFor, type GuideFuel } from './meter-kinds.tsx';
import { MeterThumb } from './meter-thumb.tsx';

type MeterGuideProps = { fuel?: GuideFuel | undefined; articles: MeterArticles };

/**
 * Beside the fields: where to find each customer number and each reading. Shows the meters of the chosen fuel. The
 * form may link to `#find-number`, `#find-reading` and each kind, such as `#meter-economy7`.
 */
export function MeterGuide({ fuel = 'Dual', articles }: MeterGuideProps) {
  return (
    <aside className="pair pair--wide" aria-label="Where to find your numbers">
      <Panel tone="mist" className="panel--small flow" labelledBy="find-number">
        <h2 id="find-number" className="h-sm">
          Where to find your customer number
        </h2>
        <BillDrawing />
        <p>It’s near the top of page 1 of your bill. It looks like one of these:</p>
        <ul className="bullets">
          <li>
            <b>85</b>, then ten numbers
          </li>
          <li>
            <b>BGX</b>, then four or five numbers
          </li>
          <li>
            <b>A</b>, then four to eight numbers
          </li>
        </ul>
        {fuel === 'Dual' && <p>Your gas number may be different from your electricity one.</p>}
      </Panel>
      <Panel className="panel--small flow" labelledBy="find-reading">
        <h2 id="find-reading" className="h-sm">
          Where to find your reading
        </h2>
        <p>Look at the front of your meter. Open the kind that matches.</p>
        {meterKindsFor(fuel, articles).map(({ heading, kinds }, group) => (
          <div key={heading} className={group > 0 ? 'mt-6' : undefined}>
            <h3 className="h-xs mb-2">{heading}</h3>
            {kinds.map(({ id, name, drawing, words }, index) => (
              <Expander
                key={id}
                id={`meter-${id}`}
                open={group + index === 0}
                summary={
                  <>
                    <MeterThumb name={id} />
                    {name}
                  </>
                }
              >
                {drawing(fuel === 'Gas' ? 'Gas' : 'Electricity')}
                {words}
              </Expander>
            ))}
          </div>
        ))}
        <Articles fuel={fuel} {...articles} />
      </Panel>
    </aside>
  );
}

function Articles({ fuel, electricity, gas }: { fuel: GuideFuel } & MeterArticles) {
  return (
    <>
      {fuel !== 'Gas' && (
        <p>
          <a href={electricity}>How to read your electricity meter</a>
        </p>
      )}
      {fuel !== 'Electricity' && (
        <p>
          <a href={gas}>How to read your gas meter</a>
        </p>
      )}
    </>
  );
}
