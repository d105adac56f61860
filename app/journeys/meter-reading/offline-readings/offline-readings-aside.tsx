import stylesheet from './offline-readings.css?url';
import { OfflineReadingsPanel } from './offline-readings-panel.tsx';

/** The readings stored on this device, above a page about something else. */
export function OfflineReadingsAside() {
  return (
    <div className="wrap mt-6">
      {/* React shows the panel once its styles are loaded. */}
      <link rel="stylesheet" href={stylesheet} precedence="part" />
      <OfflineReadingsPanel />
    </div>
  );
}
