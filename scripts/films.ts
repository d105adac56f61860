// `npm run films [-- ID …]`: makes the films of the help home, all or the named ones. `npm run films -- contact-sheet
// [ID …]` only draws one frame per second of each, for review. docs/how-to/make-the-films.md.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { allFilms } from './films/all-films.ts';
import { contactSheet } from './films/contact-sheet.ts';
import { list } from './films/list-films.ts';
import { renderFilm } from './films/render-film.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { lengthOf } from './films/timeline.ts';

const folder = 'content/media/films';
const sheets = 'docs/films';

const { positionals: words } = scriptArguments({
  usage: 'Usage: npm run films [-- [contact-sheet] ID …]',
  most: allFilms.length + 1,
});
const onlySheets = words[0] === 'contact-sheet';
const ids = onlySheets ? words.slice(1) : words;
const unknown = ids.filter((id) => !allFilms.some((film) => film.id === id));
if (unknown.length > 0)
  stop(`There is no film ${unknown.join(', ')}. There are: ${allFilms.map(({ id }) => id).join(', ')}`);
if (!onlySheets && spawnSync('ffmpeg', ['-version']).error)
  stop('ffmpeg is missing. On Debian: apt install ffmpeg');

await mkdir(sheets, { recursive: true });
for (const film of allFilms.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  try {
    await writeFile(`${sheets}/${film.id}.webp`, await contactSheet(film));
    if (onlySheets) continue;
    const { mp4, webm } = await renderFilm(film, folder);
    await list(film, `${folder}/films.json`);
    process.stdout.write(`${film.id}: ${lengthOf(film)} s, MP4 ${mp4} bytes, WebM ${webm} bytes\n`);
  } catch (error) {
    stop(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
