import { useEffect, useState, type ComponentType } from 'react';
import { keptFlag } from './kept-flag.ts';

/** On every page but the form's own: sends what is kept on this device. Most visitors keep nothing and load nothing. */
export function KeptReadingsElsewhere({ path }: { path: string }) {
  const [hasKept, setKept] = useState(false);
  const [Aside, setAside] = useState<ComponentType>();
  const isNeeded = hasKept && path !== '/submit-meter-read';
  useEffect(() => {
    // Once shown it stays for this page, to say that a reading was sent.
    const look = () => keptFlag.isSet() && setKept(true);
    look();
    return keptFlag.onChange(look);
  }, []);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const { KeptReadingsAside } = await import('./kept-readings-aside.tsx');
        setAside(() => KeptReadingsAside);
      } catch {
        // The page is about something else and stays as it is; the reading waits until the line is back.
      }
    };
    void load();
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isNeeded]);
  return isNeeded && Aside ? <Aside /> : null;
}
