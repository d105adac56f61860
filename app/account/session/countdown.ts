import { saidAtSeconds } from './session-timers.ts';

/** Seconds in words: 108 is '1 minute 48 seconds'. */
export function formatRemainingTime(seconds: number): string {
  const parts = [count(Math.floor(seconds / 60), 'minute'), count(seconds % 60, 'second')];
  return parts.filter(Boolean).join(' ') || count(seconds, 'second', true);
}

function count(number: number, unit: string, isZeroSaid = false): string {
  if (number === 0 && !isZeroSaid) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** The latest announcement that is due; '' before the first. */
export function announcedTime(secondsLeft: number): string {
  const reached = saidAtSeconds.filter((at) => secondsLeft <= at);
  return reached.length > 0 ? `${formatRemainingTime(Math.min(...reached))} left` : '';
}
