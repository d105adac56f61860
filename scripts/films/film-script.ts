/** The input for drawing a scene: any moment can be drawn independently. */
export interface Moment {
  /** Seconds since the step began. */
  s: number;
  /** When each of the step's captions appears, in seconds since the step began; the step's end comes last. */
  cues: readonly number[];
}

/** The picture of a moment as SVG: the parts below the sun, and the parts above it. */
export interface Picture {
  under?: string;
  /** Parts above the sun that the step before also has: they are not faded. */
  stays?: string;
  over: string;
}

/** Centre and radius of the one sun, which marks what to notice. */
export type Sun = readonly [x: number, y: number, radius: number];

/** One step of a film. */
export interface Step {
  /** The heading on the screen: one short line. */
  words: string;
  /** Whole sentences: the film's captions in order, which together are a paragraph of its transcript. */
  captions: readonly string[];
  /** Extra seconds for the picture after the last caption has been read. */
  hold?: number;
  /** Whether the picture continues that of the step before, without fading in again. */
  goesOn?: boolean;
  sun: Sun | ((moment: Moment) => Sun);
  draw: (moment: Moment) => Picture;
}

/** A film, step by step. Its id is that of its entry in films.json. */
export interface FilmScript {
  id: string;
  palette: 'dusk' | 'mist' | 'dawn';
  steps: readonly Step[];
}
