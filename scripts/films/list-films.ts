import { readFile, writeFile } from 'node:fs/promises';
import type { FilmScript } from './film-script.ts';
import { lengthOf, timeline } from './timeline.ts';

/** The entry in films.json of a film that is made here: its texts, its files and its length. */
export function listed(film: FilmScript) {
  const steps = timeline(film);
  return {
    video: {
      mp4: `/media/films/${film.id}.mp4`,
      webm: `/media/films/${film.id}.webm`,
      captions: `/media/films/${film.id}.vtt`,
      seconds: lengthOf(film),
      starts: steps.map(({ from }) => from),
    },
    transcript: steps.map(({ step }) => step.captions.join(' ')),
  };
}

/** Writes a film's texts, files and length into the list; fields that editors write are not changed. */
export async function list(film: FilmScript, file: string): Promise<void> {
  const read = JSON.parse(await readFile(file, 'utf8')) as { films: Record<string, unknown>[] };
  const films = read.films.map((entry) =>
    entry['id'] === film.id ? inOrder({ ...entry, ...listed(film) }) : entry,
  );
  await writeFile(file, `${JSON.stringify({ films }, null, 2)}\n`);
}

function inOrder({ article, ...entry }: Record<string, unknown>) {
  const { transcript, ...rest } = entry;
  return { ...rest, transcript, ...(article !== undefined && { article }) };
}
