import { KeptReadingsPanel } from './kept-readings-panel.tsx';

/** What is kept on this device, above a page that is about something else. */
export function KeptReadingsAside() {
  return (
    <div className="wrap mt-6">
      <KeptReadingsPanel />
    </div>
  );
}
