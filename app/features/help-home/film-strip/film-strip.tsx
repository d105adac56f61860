import type { Film } from '#contracts/films.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { Sheet } from '../../../design-system/sheet/sheet.tsx';
import { mediaUrl } from '../../../shell/media-url.ts';

/**
 * The strip of 7 short films (SPEC §2, §9). A film that is not there yet offers its written version only,
 * and says so: nothing promises to play that can't.
 */
export function FilmStrip({ films }: { films: Film[] }) {
  return (
    <section className="section section--first" aria-labelledby="films">
      <div className="wrap">
        <div className="section-head">
          <h2 id="films">Show me how</h2>
          <p>Seven jobs, step by step. Each has a written version.</p>
        </div>
        <ul className="films">
          {films.map((film) => (
            <FilmCard key={film.id} film={film} />
          ))}
        </ul>
      </div>
      {films.map((film) => (
        <Transcript key={film.id} film={film} />
      ))}
    </section>
  );
}

function FilmCard({ film }: { film: Film }) {
  return (
    <li className="film">
      <div className="film__still">
        <img src={mediaUrl(film.poster.src)} alt="" width="640" height="480" loading="lazy" />
        <span className="film__play">
          <Icon name="arrow-right" />
          Read the steps
        </span>
      </div>
      <div>
        <h3>
          <button className="film__open" type="button" popoverTarget={`film-${film.id}`}>
            {film.title}
          </button>
        </h3>
        <p>{film.summary}</p>
      </div>
    </li>
  );
}

function Transcript({ film }: { film: Film }) {
  return (
    <Sheet
      id={`film-${film.id}`}
      title={film.title}
      closeLabel={`Close ${film.title}`}
      className="sheet--film"
    >
      <img src={mediaUrl(film.poster.src)} alt={film.poster.alt} width="640" height="480" loading="lazy" />
      <div className="flow flow--4">
        {film.transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {film.article && (
          <p>
            <a href={film.article}>Read the whole article</a>
          </p>
        )}
      </div>
    </Sheet>
  );
}
