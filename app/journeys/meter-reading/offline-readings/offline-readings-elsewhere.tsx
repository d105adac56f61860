import { useEffect, useState, type ComponentType } from 'react';
import { offlineFlag } from './offline-flag.ts';

/**
 * On every page except the form's own: sends the readings stored on this device. Most visitors have none, and load
 * nothing.
 */
export function OfflineReadingsElsewhere({ path }: { path: string }) {
  const [hasKept, setKept] = useState(false);
  const [Aside, setAside] = useState<ComponentType>();
  const isNeeded = hasKept && path !== '/submit-meter-read';
  useEffect(() => {
    // Once shown it stays for this page, to confirm that a reading was sent.
    const look = () => offlineFlag.isSet() && setKept(true);
    look();
    return offlineFlag.onChange(look);
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
