/** A scheme's colours that a theme decides, by role: the custom properties of app/design-system/tokens.css. */
export type Colours = {
  canvas: string;
  surface: string;
  sunken: string;
  mist: string;
  dawn: string;
  dusk: string;
  'dusk-raised': string;
  'dusk-line': string;
  ink: string;
  'ink-muted': string;
  'on-dusk': string;
  'on-dusk-muted': string;
  line: string;
  'line-strong': string;
  primary: string;
  'primary-hover': string;
  'on-primary': string;
  link: string;
  'link-hover': string;
  sun: string;
  'sun-hover': string;
  'on-sun': string;
  mark: string;
  'focus-inner': string;
  'focus-outer': string;
};
/** The colours of the hero's drawing. Its sun is the accent of the scheme unless a theme sets it. */
export type SceneColours = { sun?: string; lines: string; hills: string; field: string; homes: string };

/** The built-in light scheme. */
export const builtInLight: Colours = {
  canvas: '#f7f4ee',
  surface: '#ffffff',
  sunken: '#ece8de',
  mist: '#e2eeeb',
  dawn: '#fdefd2',
  dusk: '#07393d',
  'dusk-raised': '#0c4b4f',
  'dusk-line': '#2d6e71',
  ink: '#10202e',
  'ink-muted': '#3d4b57',
  'on-dusk': '#ffffff',
  'on-dusk-muted': '#c3e0db',
  line: '#d9d4c9',
  'line-strong': '#687480',
  primary: '#0b5d5e',
  'primary-hover': '#084748',
  'on-primary': '#ffffff',
  link: '#0b5d5e',
  'link-hover': '#084748',
  sun: '#f6a623',
  'sun-hover': '#ffba47',
  'on-sun': '#10202e',
  mark: '#ffe0a3',
  'focus-inner': '#f6a623',
  'focus-outer': '#10202e',
};

/** The built-in dark scheme. */
export const builtInDark: Colours = {
  canvas: '#0c181d',
  surface: '#14262d',
  sunken: '#081216',
  mist: '#17353a',
  dawn: '#2f2817',
  dusk: '#082529',
  'dusk-raised': '#10393e',
  'dusk-line': '#2c5a5e',
  ink: '#eef4f2',
  'ink-muted': '#b6c6c9',
  'on-dusk': '#ffffff',
  'on-dusk-muted': '#b9d8d3',
  line: '#2b4148',
  'line-strong': '#82989f',
  primary: '#82d3c8',
  'primary-hover': '#a6e3da',
  'on-primary': '#06211f',
  link: '#8bdacf',
  'link-hover': '#b4ebe3',
  sun: '#f6b040',
  'sun-hover': '#ffc76b',
  'on-sun': '#10202e',
  mark: '#6a4d0c',
  'focus-inner': '#10202e',
  'focus-outer': '#f6b040',
};

/** The built-in colours of the hero's drawing. */
export const builtInScene: SceneColours = {
  lines: '#9fcfc8',
  hills: '#0c4b4f',
  field: '#0a4246',
  homes: '#07393d',
};
