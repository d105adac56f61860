import { circle, fade, path, place, words } from './drawing.ts';
import type { FilmScript, Moment, Picture, Sun } from './film-script.ts';
import { mix, progress } from './motion.ts';
import { onSun, palettes, red, sunColour } from './palettes.ts';
import { timeline, type TimedStep } from './timeline.ts';

export const width = 1280;
export const height = 720;
/** Seconds for a cross-fade between pictures, and for the sun to move. */
const change = 0.5;
const travel = 1.1;

/** The style sheet of a film's frames; `fontUrl` is the product's own typeface. */
export function frameStyles(film: FilmScript, fontUrl: string): string {
  const { ground, hill, face, well, line, soft, mark, water } = palettes[film.palette];
  return `@font-face { font-family: Film; src: url(${fontUrl}); font-weight: 300 900; }
body { margin: 0; background: ${ground}; }
svg { display: block; font-family: Film; font-variant-numeric: tabular-nums; }
svg * { stroke-linecap: round; stroke-linejoin: round; }
.ground { fill: ${ground}; } .hill { fill: ${hill}; } .sun { fill: ${sunColour}; }
.face { fill: ${face}; stroke: ${line}; stroke-width: 5; } .well { fill: ${well}; stroke: ${line}; stroke-width: 5; }
.plain { fill: ${face}; } .dip { fill: ${well}; } .water { fill: ${water}; } .solid { fill: ${line}; } .red { fill: ${red}; }
.line { fill: none; stroke: ${line}; stroke-width: 5; } .soft { fill: none; stroke: ${soft}; stroke-width: 5; }
.bold { fill: none; stroke: ${line}; stroke-width: 14; } .pipe { fill: none; stroke: ${line}; stroke-width: 46; stroke-linecap: butt; }
.inked { fill: none; stroke: ${onSun}; stroke-width: 14; }
.bore { fill: none; stroke: ${face}; stroke-width: 36; stroke-linecap: butt; } .flow { fill: none; stroke: ${water}; stroke-width: 20; }
.mark { fill: none; stroke: ${mark}; stroke-width: 9; } .marked { fill: ${mark}; } .stop { fill: none; stroke: ${red}; stroke-width: 12; }
.stream { fill: none; stroke: ${water}; stroke-linecap: round; } .handset { fill: ${face}; stroke: ${line}; stroke-width: 2; } .lit { fill: ${sunColour}; stroke: ${line}; stroke-width: 5; }
.words { fill: ${line}; font-weight: 650; } .head { fill: ${line}; font-weight: 780; letter-spacing: -0.02em; }
.on-dark { fill: ${film.palette === 'dusk' ? onSun : '#ffffff'}; font-weight: 700; } .on-red { fill: #ffffff; font-weight: 750; } .on-sun { fill: ${onSun}; font-weight: 700; }`;
}

/** The frame of a film at a moment, in seconds since it began, as SVG. */
export function frameAt(film: FilmScript, seconds: number): string {
  const steps = timeline(film);
  const index = Math.max(
    0,
    steps.findLastIndex(({ from }) => from <= seconds),
  );
  const now = steps[index];
  if (!now) throw new Error(`The film ${film.id} has no steps`);
  const moment = momentOf(now, seconds);
  const before = index > 0 ? steps[index - 1] : undefined;
  const last = before && momentOf(before, before.to);
  const leaving = before && last ? 1 - progress(moment.s, 0, change) : 0;
  // The first picture is visible from the first frame on, so that a still of it shows the film.
  const coming = before ? progress(moment.s, change * 0.6, change * 1.6) : 1;

  const shown = now.step.draw(moment);
  const left: Picture = before && last && coming < 1 ? before.step.draw(last) : { over: '' };
  const isSame = now.step.goesOn === true;
  const under = isSame
    ? (shown.under ?? '')
    : fade(leaving, left.under ?? '') + fade(coming, shown.under ?? '');
  const over = isSame ? shown.over : fade(leaving, left.over) + fade(coming, shown.over);
  const stays =
    before && left.stays ? (shown.stays ?? fade(leaving, left.stays)) : fade(coming, shown.stays ?? '');
  const headings =
    fade(leaving, before ? words(before.step.words, 80, 106, { size: 60, at: 'start', kind: 'head' }) : '') +
    fade(coming, words(now.step.words, 80, 106, { size: 60, at: 'start', kind: 'head' }));
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><rect class="ground" width="${width}" height="${height}"/>${path('hill', 'M0 628c280-46 580-50 860-26s300 8 420-12v130H0z')}${under}${drawSun(sunAt(steps, index, moment))}${stays}${over}${headings}${stepDots(steps.length, index, moment.s)}</svg>`;
}

function momentOf({ from, to, cues }: TimedStep, seconds: number): Moment {
  return { s: seconds - from, cues: [...cues.map((cue) => cue.from - from), to - from] };
}

function sunAt(steps: TimedStep[], index: number, moment: Moment): Sun {
  const now = steps[index];
  const before = steps[index - 1];
  const here = sunOf(now, moment);
  if (!before) return here;
  const part = progress(moment.s, 0, travel);
  const there = sunOf(before, momentOf(before, before.to));
  return [mix(there[0], here[0], part), mix(there[1], here[1], part), mix(there[2], here[2], part)];
}

function sunOf(timed: TimedStep | undefined, moment: Moment): Sun {
  if (!timed) return [0, 0, 0];
  return typeof timed.step.sun === 'function' ? timed.step.sun(moment) : timed.step.sun;
}

function drawSun([x, y, radius]: Sun): string {
  const rings = [52, 112, 184].map((more) => circle('line', x, y, radius + more)).join('');
  return `<g opacity="0.1">${rings}</g>${circle('sun', x, y, radius)}`;
}

/** The film's progress as a row of dots; the current step has a longer one. */
function stepDots(count: number, index: number, s: number): string {
  const part = index === 0 ? 1 : progress(s, 0, change);
  let x = 1200;
  const dots = Array.from({ length: count }, (_, nth) => {
    const step = count - 1 - nth;
    const length = step === index ? 34 * part : step === index - 1 ? 34 * (1 - part) : 0;
    x -= length + 32;
    return `<path class="line" style="stroke-width:12" ${step <= index ? '' : 'opacity=".3"'} d="M${round(x + 22)} 86h${round(Math.max(length, 0.01))}"/>`;
  });
  return place({}, ...dots);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
