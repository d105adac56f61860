import { useEffect, useState, type ComponentType } from 'react';
import { offlineFlag } from './offline-flag.ts';

/**
 * On every page except the form's own: sends the readings stored on this device. Most visitors have none, and load
 * nothing.
 */
export function OfflineReadingsElsewhere({ path }: { path: string }) {
  const [hasReadings, setHasReadings] = useState(false);
  const [Aside, setAside] = useState<ComponentType>();
  const isNeeded = hasReadings && path !== '/submit-meter-read';
  useEffect(() => {
    // Once shown it stays for this page, to confirm that a reading was sent.
    const check = () => offlineFlag.isSet() && setHasReadings(true);
    check();
    return offlineFlag.onChange(check);
  }, []);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const { OfflineReadingsAside } = await import('./offline-readings-aside.tsx');
        setAside(() => OfflineReadingsAside);
      } catch {
        // The page is about something else and stays as it is; the reading waits until the device is online again.
      }
    };
    void load();
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isNeeded]);
  return isNeeded && Aside ? <Aside /> : null;
}
