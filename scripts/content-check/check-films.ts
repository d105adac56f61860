import { filmList, type Film } from '../../contracts/films.ts';
import type { Content, DataFile, Problem } from './read-content.ts';

const file = 'media/films/films.json';

/** Checks what the contract of one film can't: each film has its own address, and its times match its paragraphs. */
export function checkFilms({ data }: Pick<Content, 'data'>): Problem[] {
  const list = data.find((each) => each.file === file);
  const read = filmList.safeParse(list?.value);
  if (!list || !read.success) return [];
  const { films } = read.data;
  return films.flatMap((film, index) => [
    ...(films.findIndex(({ id }) => id === film.id) < index
      ? [problemAt(list, ['films', index, 'id'], `${film.id} is the id of two films`)]
      : []),
    ...timesOf(film).map((problem) => problemAt(list, ['films', index, 'video', 'starts'], problem)),
  ]);
}

function timesOf({ id, transcript, video }: Film): string[] {
  const { starts, seconds = 0 } = video ?? {};
  if (!starts) return [];
  if (starts.length !== transcript.length)
    return [`${id} has ${transcript.length} paragraphs, and times for ${starts.length}`];
  const isRising = starts.every((start, index) => start >= 0 && start > (starts[index - 1] ?? -1));
  return isRising && (starts.at(-1) ?? 0) < seconds
    ? []
    : [`${id} has times that don't follow each other within its ${seconds} seconds`];
}

function problemAt({ lineOf }: DataFile, path: (string | number)[], problem: string): Problem {
  return { file, line: lineOf(path), problem };
}
