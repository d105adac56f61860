import { opensElsewhere } from './opens-elsewhere.ts';

/** The spinner appears after this time, SPEC §2 "Shared". Most pages arrive sooner, and a flash would distract. */
const spinnerDelayMs = 400;

/** On a page without React: shows a spinner when the next page takes a while. */
export function showSlowNavigation(): void {
  const place = document.querySelector<HTMLElement>('.navigation-spinner');
  const template = document.querySelector<HTMLTemplateElement>('template#slow-navigation');
  const spinner = template?.content.firstElementChild;
  if (!place || !spinner) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => place.append(spinner), spinnerDelayMs);
  };
  const stop = () => {
    clearTimeout(timer);
    spinner.remove();
  };
  addEventListener('click', (event) => isToAnotherPage(event) && wait());
  addEventListener('submit', (event) => event.defaultPrevented || wait());
  // The next page is shown; the browser may restore this one when the visitor goes back.
  addEventListener('pagehide', stop);
  // The visitor has cancelled the navigation.
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
}

function isToAnotherPage(event: MouseEvent): boolean {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || opensElsewhere(event)) return false;
  const isHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isHere && /^https?:$/.test(link.protocol) && !(isSamePage && link.hash !== '');
}
