import type { Film } from '#contracts/films.ts';
import { mediaUrl } from '../media-url.ts';
import { FilmTranscript } from './film-transcript.tsx';

type FilmPlayerProps = {
  film: Film;
  /** The level of the transcript's heading. */
  level: 2 | 3;
};

/** The WebM file contains AV1 (docs/how-to/make-the-films.md). A browser without AV1 falls back to the MP4. */
const webmType = 'video/webm; codecs="av01.0.05M.08"';

/**
 * A film with the browser's own controls, and its transcript below. Nothing is loaded before it is played, and it
 * never plays automatically. Where scripts run, the current paragraph of the transcript is marked
 * (`follow-transcript.ts`).
 */
export function FilmPlayer({ film, level }: FilmPlayerProps) {
  const { video } = film;
  return (
    <>
      {video && (
        <div className="player">
          <video
            className="player__screen"
            controls
            playsInline
            preload="none"
            poster={mediaUrl(film.poster.src)}
            aria-label={film.title}
          >
            {video.webm && <source src={mediaUrl(video.webm)} type={webmType} />}
            <source src={mediaUrl(video.mp4)} type="video/mp4" />
            <track
              kind="captions"
              src={mediaUrl(video.captions)}
              srcLang="en-GB"
              label="English captions"
              default
            />
            <a href={mediaUrl(video.mp4)}>Open the film</a>
          </video>
        </div>
      )}
      <FilmTranscript film={film} level={level} />
    </>
  );
}
