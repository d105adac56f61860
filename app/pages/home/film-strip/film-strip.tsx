import { useRef, useState } from 'react';
import type { Film } from '#contracts/films.ts';
import { FilmCard } from './film-card.tsx';
import { OpenFilm } from './open-film.tsx';

/**
 * The strip of short films (SPEC §2, §9), as many as there are in the content. 'Watch' is a link to the film's own page;
 * where scripts run, the film opens below the strip instead.
 */
export function FilmStrip({ films }: { films: Film[] }) {
  // `nth` counts the clicks: 'Watch' on the film that is already open moves the focus back to it.
  const [watched, setWatched] = useState<{ film: Film; nth: number }>();
  const opener = useRef<HTMLAnchorElement>(null);
  return (
    <section className="section section--first" aria-labelledby="films">
      <div className="wrap">
        <div className="section-head">
          <h2 id="films">Show me how</h2>
          <p>
            {films.some(({ video }) => video)
              ? 'Short films. Watch with captions, or read the same steps.'
              : 'Short jobs, step by step.'}
          </p>
        </div>
        <ul className="films">
          {films.map((film, index) => (
            <FilmCard
              key={film.id}
              film={film}
              isFirst={index === 0}
              onWatch={(link) => {
                opener.current = link;
                setWatched((last) => ({ film, nth: (last?.nth ?? 0) + 1 }));
              }}
            />
          ))}
        </ul>
      </div>
      {watched && (
        <OpenFilm
          key={watched.film.id}
          film={watched.film}
          nth={watched.nth}
          onClose={() => {
            setWatched(undefined);
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}
