import { frameAt } from './frame.ts';
import type { FilmScript } from './film-script.ts';
import { openScreen } from './screen.ts';
import { lengthOf } from './timeline.ts';

const columns = 6;
const gap = 6;
/** CSS pixels, 16 : 9. */
const [frameWidth, frameHeight] = [192, 108];

/** A film's frames, one per second, in a grid. */
export async function contactSheet(film: FilmScript): Promise<Buffer> {
  const seconds = Array.from({ length: Math.ceil(lengthOf(film)) }, (_, second) => second);
  const rows = Math.ceil(seconds.length / columns);
  const screen = await openScreen(film, {
    width: columns * (frameWidth + gap) + gap,
    height: rows * (frameHeight + gap) + gap,
  });
  const cells = seconds.map((second) => frameAt(film, second)).join('');
  const grid = `<style>#stage{display:grid;grid-template-columns:repeat(${columns},${frameWidth}px);gap:${gap}px;padding:${gap}px;background:#687480}#stage>svg{width:${frameWidth}px;height:${frameHeight}px}</style>`;
  const picture = await screen.picture(grid + cells, 'webp');
  await screen.close();
  return picture;
}
