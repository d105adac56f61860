import { useEffect, useRef } from 'react';
import type { Film } from '#contracts/films.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { FilmPlayer } from '../../../help-content/films/film-player.tsx';

type OpenFilmProps = {
  film: Film;
  /** How often it was chosen, from 1: each time it takes the focus. */
  nth: number;
  onClose: () => void;
};

/** The chosen film, below the strip. It takes the focus; Escape and 'Close' return it. */
export function OpenFilm({ film, nth, onClose }: OpenFilmProps) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (nth > 0) heading.current?.focus();
  }, [nth]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // In full screen the browser uses Escape to leave full screen, so the film stays open.
      if (key === 'Escape' && !document.fullscreenElement) onClose();
    };
    const { current } = region;
    current?.addEventListener('keydown', closeOnEscape);
    return () => current?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section className="wrap wrap--film open-film" aria-labelledby="open-film" ref={region}>
      <FilmPlayer
        film={film}
        level={3}
        head={
          <div className="player__head">
            <h3 id="open-film" ref={heading} tabIndex={-1}>
              {film.title}
            </h3>
            <button className="close" type="button" aria-label="Close the film" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        }
      />
    </section>
  );
}
