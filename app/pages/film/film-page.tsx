import type { Film } from '#contracts/films.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { filmLength } from '../../help-content/films/film-length.ts';
import { FilmPlayer } from '../../help-content/films/film-player.tsx';
import { helpHome } from '../../area-href.ts';

/** A film on its own page, with its full transcript: the target of 'Watch' without scripts. */
export function FilmPage({ film }: { film: Film }) {
  return (
    <>
      <div className="wrap wrap--film page-head page-head--open">
        <Breadcrumb trail={[helpHome]} current={film.title} />
        <h1>{film.title}</h1>
        <p className="lead">{film.summary}</p>
        {film.video && (
          <p className="meta">
            <span>
              <Icon name="clock" />
              {filmLength(film.video.seconds)}, with captions
            </span>
          </p>
        )}
      </div>
      <div className="section section--flush">
        <div className="wrap wrap--film">
          <FilmPlayer film={film} level={2} />
        </div>
      </div>
    </>
  );
}
