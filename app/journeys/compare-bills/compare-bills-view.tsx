import { useState } from 'react';
import { areaHref, categoryPath, helpHome } from '../../area-href.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { mainSiteMeterReads } from '../../help-content/links/follow-window.ts';
import { CompareAside } from './compare-aside.tsx';
import { compareBillsPage } from './compare-bills.page.ts';
import { CompareForm } from './compare-form.tsx';
import type { Outcome } from './use-compare-form.ts';

type CompareBillsProps = {
  title: string;
  category: { label: string; href: string };
  /** The current targets of the links to submit a reading and to the article about the lines of a bill. */
  meterReading: string;
  lineByLine: string;
  outcome: Outcome | undefined;
};

/** Compares two bills: how much of the difference is use, price and days. */
export function CompareBills({ title, category, meterReading, lineByLine, outcome }: CompareBillsProps) {
  const [timesCleared, setTimesCleared] = useState(0);
  return (
    <>
      <div className="wrap page-head page-head--close">
        <Breadcrumb trail={[helpHome, category]} current={compareBillsPage.title} />
        <h1>{compareBillsPage.title}</h1>
        <p className="lead">
          Copy a few lines from each electricity bill. See what changed, and by how much.
        </p>
      </div>
      <div className="section section--flush">
        <div className="wrap flow flow--12">
          <CompareForm
            key={timesCleared}
            title={title}
            outcome={timesCleared === 0 ? outcome : undefined}
            isCleared={timesCleared > 0}
            onClear={() => setTimesCleared(timesCleared + 1)}
            aside={<CompareAside meterReading={meterReading} lineByLine={lineByLine} />}
          />
          <NextSteps meterReading={meterReading} />
        </div>
      </div>
    </>
  );
}

function NextSteps({ meterReading }: { meterReading: string }) {
  return (
    <section aria-labelledby="next" className="column--wide">
      <h2 id="next">What to do next</h2>
      <ol className="steps">
        <li>
          <h3>Check the reading today</h3>
          <p>If your meter shows a lower number than the bill, send it to us.</p>
        </li>
        <li>
          <h3>Think what changed at home</h3>
          <p>Colder weather, a new appliance or more time indoors can add a few kWh a day.</p>
        </li>
        <li>
          <h3>Too much to pay at once?</h3>
          <p>
            Tell us before the bill is due. We can{' '}
            <a href={categoryPath('struggling-to-pay')}>agree a plan you can afford</a>.
          </p>
        </li>
      </ol>
      <div className="button-row mt-8">
        <LinkButton href={meterReading} arrow leaves={meterReading === mainSiteMeterReads}>
          Submit a meter reading
        </LinkButton>
        <LinkButton href={areaHref('/contact-us')} kind="second">
          Ask us to check
        </LinkButton>
      </div>
    </section>
  );
}
