import { offlineFlag } from './offline-flag.ts';

/** On a page without React: sends the readings stored on this device. Most visitors have none, and load nothing. */
export function followOfflineReadings(): void {
  let hasStarted = false;
  const check = () => {
    if (hasStarted || !offlineFlag.isSet()) return;
    hasStarted = true;
    import('./start-offline-readings.tsx')
      .then(({ startOfflineReadings }) => startOfflineReadings())
      // The page is about something else and stays as it is; the reading waits until the device is online again.
      .catch(() => void (hasStarted = false));
  };
  check();
  offlineFlag.onChange(check);
  addEventListener('online', check);
}
