import type { Film } from '#contracts/films.ts';
import { Icon } from '../../design-system/icon/icon.tsx';
import { filmDuration, filmMoment } from './film-length.ts';

type FilmTranscriptProps = {
  film: Film;
  level: 2 | 3;
};

/** The full transcript of a film, with times where they are known, and the link to the article. */
export function FilmTranscript({ film: { video, transcript, article }, level }: FilmTranscriptProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const starts = video?.starts ?? [];
  return (
    <section className="film-words" aria-labelledby="film-steps">
      <div className="section-head">
        <Heading className="film-words__title" id="film-steps" tabIndex={-1}>
          {video ? 'What the film says' : 'The steps'}
        </Heading>
        {article && (
          <a className="to-top" href={article}>
            Read the whole article <Icon name="arrow-right" />
          </a>
        )}
      </div>
      <ol className="transcript" data-starts={video?.starts?.join(' ')}>
        {transcript.map((paragraph, index) => {
          const start = starts[index];
          return (
            <li key={paragraph}>
              {start === undefined ? (
                <span>{index + 1}</span>
              ) : (
                <time dateTime={filmDuration(start)}>{filmMoment(start)}</time>
              )}
              <p>{paragraph}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
