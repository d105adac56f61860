import { analyticsPath } from './analytics-path.ts';
import { record } from './data-layer.ts';
import { formOfPath } from './form-of-path.ts';
import { areaPath } from '#contracts/area-path.ts';

/**
 * Parts of a page where every phone number is an emergency number: the bar above the header, and the cards of
 * emergency numbers.
 */
const emergencyPlaces = '.urgent, .numbers';
const emergencyPages = new RegExp(`^${areaPath}/emergencies(?:/|$)`);

/** Records events that are visible in the page alone, whatever part of it was used. Returns how to stop. */
export function watchPage(): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  for (const kind of ['click', 'auxclick'] as const)
    document.addEventListener(kind, recordLink, { signal, capture: true });
  // Last, after the form's own validation.
  addEventListener('submit', recordSubmit, { signal });
  addEventListener('input', recordStart, { signal });
  return () => watched.abort();
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

function recordSubmit(event: Event): void {
  const form = event.target instanceof HTMLFormElement ? event.target : undefined;
  const isSearch = form && new URL(form.action).pathname === '/search';
  if (isSearch && !event.defaultPrevented) record({ event: 'search' });
  recordStart(event);
}

/** A form of a journey starts with its first answer, or when it is sent at once because all was prefilled. */
function recordStart({ target }: Event): void {
  const form = target instanceof Element ? target.closest('main form[method="post" i]') : null;
  const place = form ? formOfPath(analyticsPath(location.pathname)) : undefined;
  if (place) record({ event: 'form-start', form: place.form });
}
