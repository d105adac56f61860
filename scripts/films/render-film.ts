import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frameRate, startEncoder } from './encode.ts';
import { frameAt } from './frame.ts';
import type { FilmScript } from './film-script.ts';
import { openScreen } from './screen.ts';
import { lengthOf, webVtt } from './timeline.ts';

/** The size limit of a film in each format, in bytes: a minute on a slow phone. */
export const heaviest = 1_500_000;

/** Makes a film's two files and its captions in `folder`, and returns the size of the films in bytes. */
export async function renderFilm(film: FilmScript, folder: string): Promise<Record<'mp4' | 'webm', number>> {
  const file = (ending: string) => join(folder, `${film.id}.${ending}`);
  const files = { mp4: file('mp4'), webm: file('webm') };
  const screen = await openScreen(film);
  const encoder = startEncoder(files);
  let drawn = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < lengthOf(film) * frameRate; frame += 1) {
    const markup = frameAt(film, frame / frameRate);
    if (markup !== drawn) picture = await screen.picture(markup);
    drawn = markup;
    await encoder.add(picture);
  }
  await Promise.all([screen.close(), encoder.finish()]);
  await writeFile(file('vtt'), webVtt(film));
  const bytes = { mp4: (await stat(files.mp4)).size, webm: (await stat(files.webm)).size };
  const tooHeavy = Object.entries(bytes).filter(([, size]) => size > heaviest);
  if (tooHeavy.length > 0)
    throw new Error(
      `${film.id}: more than ${heaviest} bytes (${tooHeavy.map(([kind, size]) => `${kind} ${size}`).join(', ')})`,
    );
  return bytes;
}
