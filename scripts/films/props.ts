import type { Sun } from './film-script.ts';
import { box, circle, drawnPath, path, place, svg, words } from './drawing.ts';

/** A tick, drawn up to `part`. */
export function tick(x: number, y: number, part: number, kind = 'bold'): string {
  return place({ x, y }, drawnPath(kind, 'M-34 4l24 26 46-56', part));
}

/** A ring that spreads from where something is pressed. */
export function press(x: number, y: number, part: number): string {
  if (part <= 0 || part >= 1) return '';
  return svg`<circle class="mark" cx="${x}" cy="${y}" r="${18 + 42 * part}" opacity="${1 - part}"/>`;
}

/** A phone, positioned by its top left corner; 250 wide and 430 high. */
export function phone(x: number, y: number, ...screen: string[]): string {
  return place(
    { x, y },
    box('face', 0, 0, 270, 440, 36),
    box('dip', 20, 52, 230, 340, 8),
    path('line', 'M20 52h230M20 392h230M112 26h46'),
    circle('line', 135, 416, 8),
    ...screen,
  );
}

/** A window with a digit, as in a meter: 84 wide, 106 high. */
export function digit(x: number, y: number, text: string, kind = 'well'): string {
  return (
    box(kind, x, y, 84, 106, 10) +
    words(text, x + 42, y + 75, {
      size: 68,
      kind: kind === 'red' ? 'on-red' : kind === 'lit' ? 'on-sun' : 'words',
    })
  );
}

/** A round gauge in bar, 0 to 4, with the right range as a thick line. `bar` is the needle's position. */
export function gauge(x: number, y: number, radius: number, bar: number): { face: string; front: string } {
  const at = (value: number, part: number) => {
    const angle = ((value - 2) * 62 * Math.PI) / 180;
    return svg`${Math.sin(angle) * radius * part} ${-Math.cos(angle) * radius * part}`;
  };
  const arc = radius * 0.84;
  const numbers = [0, 1, 2, 3, 4].map((value) => {
    const [left = '0', top = '0'] = at(value, 0.62).split(' ');
    return (
      path('line', `M${at(value, 0.84)}L${at(value, 0.74)}`) +
      words(String(value), Number(left), Number(top) + 14, { size: 40 })
    );
  });
  return {
    face: place({ x, y }, circle('face', 0, 0, radius)),
    front: place(
      { x, y },
      circle('line', 0, 0, radius),
      path('line', svg`M${at(0, 0.84)}A${arc} ${arc} 0 1 1 ${at(4, 0.84)}`),
      svg`<path class="mark" style="stroke-width:24;stroke-linecap:butt" d="M${at(1, 0.84)}A${arc} ${arc} 0 0 1 ${at(1.5, 0.84)}"/>`,
      ...numbers,
      svg`<path class="line" style="stroke-width:9" d="M0 0L${at(bar, 0.72)}"/>`,
      circle('solid', 0, 0, 13),
      words('bar', 0, radius * 0.6, { size: 36 }),
    ),
  };
}

/** The sun's position when it marks the right range of a gauge. */
export function sunOfRange(x: number, y: number, radius: number): Sun {
  return [x - 0.566 * radius, y - 0.537 * radius, radius * 0.42];
}

/** A drop of water, hanging from its point. */
export function drop(x: number, y: number, size = 1): string {
  return place(
    { x, y, scale: size },
    svg`<path class="water" style="stroke-width:4" d="M0 0c14 20 20 30 20 40a20 20 0 0 1-40 0c0-10 6-20 20-40z"/>`,
    path('line', 'M0 0c14 20 20 30 20 40a20 20 0 0 1-40 0c0-10 6-20 20-40z'),
  );
}

/** A cross through something that is not to be used. */
export function crossOut(x: number, y: number, size: number, part: number): string {
  return place(
    { x, y },
    drawnPath('stop', svg`M${-size} ${-size}L${size} ${size}`, part),
    drawnPath('stop', svg`M${size} ${-size}L${-size} ${size}`, Math.max(0, part * 2 - 1)),
  );
}

/** An arrow's head, pointing right. */
export function arrowHead(x: number, y: number, turn = 0): string {
  return place({ x, y, turn }, path('mark', 'M-20-18L0 0l-20 18'));
}
