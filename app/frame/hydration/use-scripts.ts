import { useEffect, useState } from 'react';

/** True once scripts run: for parts that do nothing without them, and are therefore hidden until then. */
export function useScripts(): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return isRunning;
}
