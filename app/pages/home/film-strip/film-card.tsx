import type { Film } from '#contracts/films.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { VisuallyHidden } from '../../../design-system/visually-hidden/visually-hidden.tsx';
import { filmLength } from '../../../help-content/films/film-length.ts';
import { filmPath } from '../../../help-content/films/film-path.ts';
import { mediaUrl } from '../../../help-content/media-url.ts';

type FilmCardProps = { film: Film; isFirst: boolean };

/** One film of the strip. A film that does not exist yet offers only its written version. */
export function FilmCard({ film: { id, title, summary, poster, video }, isFirst }: FilmCardProps) {
  const hiddenTitle = <VisuallyHidden>: {title}</VisuallyHidden>;
  return (
    <li className="film">
      <div className="film__still">
        <img src={mediaUrl(poster.src)} alt="" width="640" height="480" loading="lazy" />
      </div>
      <div className="film__text">
        <h3>{title}</h3>
        {isFirst && summary && <p>{summary}</p>}
        <p className="film__actions">
          {video && (
            <a className="button button--second button--small" href={filmPath(id)} data-watch="">
              <Icon name="play" />
              Watch{hiddenTitle}
            </a>
          )}
          {video && <span className="film__length">{filmLength(video.seconds)}</span>}
          <a className="film__read" href={`${filmPath(id)}#film-steps`}>
            Read the steps{hiddenTitle}
          </a>
        </p>
      </div>
    </li>
  );
}
