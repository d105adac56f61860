import type { FilmScript, Step } from './film-script.ts';

/** The reading speed of a nine-year-old in letters per second, and the shortest time that any caption stays. */
const pace = 14;
const shortestCue = 2;
/** The pause between two captions, so that a change is noticed. */
const pause = 0.3;

/** A caption with its times, in seconds since the film began. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}
/** A step with its times. */
export interface TimedStep {
  step: Step;
  from: number;
  to: number;
  cues: Cue[];
}

/** The steps of a film with their times: each lasts as long as its captions take to read. */
export function timeline({ steps }: FilmScript): TimedStep[] {
  let now = 0;
  return steps.map((step) => {
    const from = now;
    const cues = step.captions.map((text) => {
      const cue = { from: now, to: tenth(now + Math.max(shortestCue, text.length / pace)), text };
      now = tenth(cue.to + pause);
      return cue;
    });
    now = Math.ceil(tenth(now + (step.hold ?? 0)) * 2) / 2;
    return { step, from, to: now, cues };
  });
}

/** The length of a film, in whole and half seconds. */
export function lengthOf(film: FilmScript): number {
  return timeline(film).at(-1)?.to ?? 0;
}

/** A film's captions as a WebVTT file. */
export function webVtt(film: FilmScript): string {
  const cues = timeline(film).flatMap((each) => each.cues);
  const blocks = cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

function timestamp(seconds: number): string {
  const [whole = '', part = ''] = seconds.toFixed(3).split('.');
  const two = (value: number) => String(value).padStart(2, '0');
  return `00:${two(Math.floor(Number(whole) / 60))}:${two(Number(whole) % 60)}.${part}`;
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
