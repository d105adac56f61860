import type { Film } from '#contracts/films.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { FilmCard } from './film-card.tsx';
import playerStylesheet from '../../../help-content/films/film-player-sheet.css?url';

/**
 * The strip of short films (SPEC §2, §9), as many as there are in the content. 'Watch' is a link to the film's own page;
 * where scripts run, the film opens below the strip instead (`open-films-here.ts`).
 */
export function FilmStrip({ films }: { films: Film[] }) {
  return (
    <section className="section section--first" aria-labelledby="films" data-films="">
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
            <FilmCard key={film.id} film={film} isFirst={index === 0} />
          ))}
        </ul>
      </div>
      <template>
        <link rel="stylesheet" href={playerStylesheet} />
        <OpenFilm />
      </template>
    </section>
  );
}

/** The place of the film that is watched, which scripts fill from the film's own page. */
function OpenFilm() {
  return (
    <section className="wrap wrap--film open-film" aria-labelledby="open-film">
      <div className="player__head">
        <h3 id="open-film" tabIndex={-1}>
          The film
        </h3>
        <button className="close" type="button" aria-label="Close the film">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
