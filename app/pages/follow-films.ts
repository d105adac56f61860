import { opensElsewhere } from '../frame/navigation/opens-elsewhere.ts';

/** What scripts add to films: the strip opens them in the page, and a film's own page follows its transcript. */
export function followFilms(): void {
  const strip = document.querySelector<HTMLElement>('[data-films]');
  const isFilm = document.querySelector('.transcript[data-starts]') !== null;
  if (strip) openAtClick(strip);
  else if (isFilm)
    import('../help-content/films/follow-transcript.ts').then(
      ({ followTranscript }) => followTranscript(document),
      // The film plays without it.
      () => {},
    );
}

/** Loads the script that opens films, at the first click. If it or the film's page fails, the browser follows the link. */
function openAtClick(strip: HTMLElement): void {
  let opening: Promise<(link: HTMLAnchorElement) => Promise<void>> | undefined;
  strip.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-watch]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
    event.preventDefault();
    opening ??= import('./home/film-strip/open-films-here.ts').then(({ openFilmsHere }) =>
      openFilmsHere(strip),
    );
    opening.then((open) => open(link)).catch(() => location.assign(link.href));
  });
}
