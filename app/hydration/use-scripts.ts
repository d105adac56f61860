import { useEffect, useState } from 'react';

/** True once scripts run: for parts that do nothing without them, and so are not shown without them. */
export function useScripts(): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return isRunning;
}
