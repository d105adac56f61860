import { OfflineReadingsPanel } from './offline-readings-panel.tsx';

/** The readings stored on this device, above a page about something else. */
export function OfflineReadingsAside() {
  return (
    <div className="wrap mt-6">
      <OfflineReadingsPanel />
    </div>
  );
}
