/** SVG from a template; numbers are rounded, so that equal pictures are equal text. */
export function svg(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts.reduce((all, text, index) => {
    const value = values[index - 1] ?? '';
    return `${all}${typeof value === 'number' ? Math.round(value * 100) / 100 : value}${text}`;
  });
}

/** A group, moved, rotated (degrees, clockwise) or scaled. */
export function place(
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
  ...parts: string[]
): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${parts.join('')}</g>`;
}

/** Semi-transparent parts; empty when fully transparent. */
export function fade(opacity: number, ...parts: string[]): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? parts.join('') : svg`<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** A box with round corners. The paint classes are those of frame.ts. */
export function box(kind: string, x: number, y: number, width: number, height: number, radius = 14): string {
  return svg`<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** A circle. */
export function circle(kind: string, x: number, y: number, radius: number): string {
  return svg`<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

/** A path, in SVG's path commands. */
export function path(kind: string, commands: string): string {
  return `<path class="${kind}" d="${commands}"/>`;
}

/** Text in the picture: at least 36 high, so that it can be read on a phone. */
export function words(
  text: string,
  x: number,
  y: number,
  { size = 40, at = 'middle', kind = 'words' }: { size?: number; at?: string; kind?: string } = {},
): string {
  return svg`<text class="${kind}" x="${x}" y="${y}" font-size="${size}" text-anchor="${at}">${text}</text>`;
}

/** Draws a stroke up to this part of its length, 0 to 1. */
export function drawnPath(kind: string, commands: string, part: number): string {
  if (part <= 0) return '';
  return svg`<path class="${kind}" pathLength="1" stroke-dasharray="${part * 1.0001} 2" d="${commands}"/>`;
}
