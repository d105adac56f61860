/** What scripts add to films: the strip opens them in the page, and a film's own page follows its transcript. */
export function followFilms(): void {
  const strip = document.querySelector<HTMLElement>('[data-films]');
  const isFilm = document.querySelector('.transcript[data-starts]') !== null;
  // Without them, links and films work as they are.
  if (strip)
    import('./home/film-strip/open-films-here.ts').then(({ openFilmsHere }) => openFilmsHere(strip), ignore);
  else if (isFilm)
    import('../help-content/films/follow-transcript.ts').then(
      ({ followTranscript }) => followTranscript(document),
      ignore,
    );
}

const ignore = () => {};
