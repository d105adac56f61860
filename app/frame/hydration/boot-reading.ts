// Runs in the browser, inline in every page that is only read: starts its scripts late. boot-scripts.ts says why.
import { late, loadClock, loadPageScript, startLate } from './start-late.ts';

function loadClockNearItsPlace() {
  const near = new IntersectionObserver(
    (places) => places.some(({ isIntersecting }) => isIntersecting) && loadClock(),
    { rootMargin: '100%' },
  );
  for (const place of document.getElementsByTagName('opening-state')) near.observe(place);
}

late(loadClockNearItsPlace);
startLate(loadPageScript);
