import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { fragmentId } from './fragment-id.ts';

/** After a navigation without reload: moves focus to its target or the page's heading, and announces the title. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  // On going back, the browser restores the scroll position itself.
  const isBack = useNavigationType() === 'POP';
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    const place = document.getElementById(fragmentId(hash));
    if (place && !isBack) reveal(place);
    const targets = [place, document.querySelector<HTMLElement>('main h1'), document.getElementById('main')];
    targets.some(takesFocus);
  }, [pathname, hash, isBack]);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  );
}

/** As browsers do when they load a page with a fragment: opens the expander around the target, then scrolls to it. */
function reveal(place: HTMLElement): void {
  const expander = place.closest('details');
  if (expander) expander.open = true;
  place.scrollIntoView();
}

/** Focuses an element, making it focusable if needed. False when that fails: the element is missing, or not shown. */
function takesFocus(element: HTMLElement | null): boolean {
  if (!element) return false;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) {
    element.setAttribute('tabindex', '-1');
    element.focus({ preventScroll: true });
  }
  return document.activeElement === element;
}
