import { createRoot } from 'react-dom/client';
import { OfflineReadingsAside } from './offline-readings-aside.tsx';

/** Sends the readings stored on this device, and says so, on a page that has no other React. */
export function startOfflineReadings(): void {
  const place = document.createElement('div');
  document.getElementById('main')?.prepend(place);
  createRoot(place).render(<OfflineReadingsAside />);
}
