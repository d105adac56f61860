type Channels = [number, number, number];

/** WCAG 2.2's contrast of two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2's relative luminance, from 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with a share (0 to 1) of another in it. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((channel, nth) => channel + ((others[nth] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour mixed with as little of `towards` as makes it fit, if any; `towards` as the last resort. */
export function mixUntil(colour: string, towards: string, fits: (mixed: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, towards, share);
    if (fits(mixed)) return mixed;
  }
  return towards;
}

function channels(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;
}
