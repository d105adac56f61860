/** The colours of a film: those of its poster and of the design tokens. */
export interface Palette {
  ground: string;
  /** The hill at the foot, behind the captions. */
  hill: string;
  face: string;
  well: string;
  line: string;
  /** Lines of the background. */
  soft: string;
  /** Arrows and moving parts. */
  mark: string;
  water: string;
}

/** The sun and the red are the same in every film. */
export const sunColour = '#f6a623';
export const red = '#b3261e';
export const onSun = '#10202e';

export const palettes: Record<'dusk' | 'mist' | 'dawn', Palette> = {
  dusk: {
    ground: '#07393d',
    hill: '#0c4b4f',
    face: '#0c4b4f',
    well: '#07393d',
    line: '#ffffff',
    soft: '#5e9593',
    mark: '#f6a623',
    water: '#2d6e71',
  },
  mist: {
    ground: '#e2eeeb',
    hill: '#cfe2dd',
    face: '#ffffff',
    well: '#e2eeeb',
    line: '#10202e',
    soft: '#a3b2b3',
    mark: '#0b5d5e',
    water: '#a9d3d2',
  },
  dawn: {
    ground: '#fdefd2',
    hill: '#f6deae',
    face: '#ffffff',
    well: '#fdefd2',
    line: '#10202e',
    soft: '#b7b09f',
    mark: '#0b5d5e',
    water: '#a9d3d2',
  },
};
