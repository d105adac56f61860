import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Loading } from '../../design-system/loading/loading.tsx';

/** EXPERIENCE "Everywhere": a spinner appears only when loading takes longer than this. */
const spinnerDelayMs = 150;
const label = 'Loading the page';

/** SPEC §2 "Shared": a spinner while data loads, announced politely to screen readers. */
export function NavigationSpinner() {
  const isLoading = useNavigation().state === 'loading';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(setShown, spinnerDelayMs, true);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div className="navigation-spinner" aria-live="polite">
      {isShown && <Loading label={label} />}
    </div>
  );
}

/** The spinner as a template of every page, for those without React (`show-slow-navigation.ts`). */
export function PlainSpinner() {
  return (
    <template id="slow-navigation">
      <Loading label={label} />
    </template>
  );
}
