import { areaPath } from '#contracts/area-path.ts';
import { record } from './data-layer.ts';

/**
 * Parts of a page where every phone number is an emergency number: the bar above the header, and the cards of
 * emergency numbers.
 */
const emergencyPlaces = '.urgent, .numbers';
const emergencyPages = new RegExp(`^${areaPath}/emergencies(?:/|$)`);

/** Records events that only the page can see, in whichever part of it they happen, until `signal` aborts. */
export function watchPage(signal: AbortSignal): void {
  for (const kind of ['click', 'auxclick'] as const)
    document.addEventListener(kind, recordLink, { signal, capture: true });
  // Runs last, after the form's own validation.
  addEventListener('submit', recordSearch, { signal });
}

function recordLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const isEmergency = link.closest(emergencyPlaces) ?? emergencyPages.test(location.pathname);
  if (link.protocol === 'tel:') {
    if (isEmergency) record({ event: 'emergency-number', number: link.pathname.replaceAll(/\D/g, '') });
  } else if (/^https?:$/.test(link.protocol) && link.host !== location.host) {
    record({ event: 'outbound-link', host: link.host });
  }
}

function recordSearch({ target, defaultPrevented }: Event): void {
  const form = target instanceof HTMLFormElement ? target : undefined;
  if (form && new URL(form.action).pathname === '/search' && !defaultPrevented) record({ event: 'search' });
}
