import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Loading } from '../../design-system/loading/loading.tsx';

/** EXPERIENCE "Everywhere": a spinner appears only when loading takes longer than this. */
const spinnerDelayMs = 150;
const label = 'Loading the page';

/**
 * SPEC §2 "Shared": a spinner while data loads, announced politely to screen readers. While a form is being posted, its
 * button shows the spinner, and its words are announced here: a changed name of a button isn't.
 */
export function NavigationSpinner() {
  const { state } = useNavigation();
  const [pressed, setPressed] = useState('');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => {
      if (state === 'submitting') setPressed(document.querySelector('.button--loading')?.textContent ?? '');
      else setShown(true);
    }, spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setPressed('');
      setShown(false);
    };
  }, [state]);
  return (
    <div className="navigation-spinner" aria-live="polite">
      {pressed && <span className="visually-hidden">{pressed}</span>}
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
