import { Icon } from '../../design-system/icon/icon.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';

/** Help with the form: where the lines are on a bill, and which bills it is for. */
export function CompareAside({ meterReading, lineByLine }: { meterReading: string; lineByLine: string }) {
  return (
    <aside className="flow no-print" aria-label="Help with this">
      <Panel tone="mist" className="panel--small flow flow--3">
        <h2 className="h-sm">Where to look</h2>
        <p>They’re all on your bill. If you can’t find one, our guide shows you where.</p>
        <p>
          <a href={lineByLine}>Your bill, line by line</a>
        </p>
        <p>
          For electricity with one unit rate, or two on both bills. Gas meters count volume, and the bill
          works out the kWh from it.
        </p>
        <p>What you type isn’t stored.</p>
      </Panel>
      <div className="note">
        <Icon name="info" />
        <p>
          <b>An E beside a reading?</b> We estimated it. <a href={meterReading}>Send us a real one</a> and
          we’ll bill you again.
        </p>
      </div>
    </aside>
  );
}
