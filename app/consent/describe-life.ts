const units = [
  { unit: 'year', seconds: 365 * 24 * 60 * 60 },
  { unit: 'month', seconds: 30 * 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
];

/** How long something is stored, in words, in the largest unit that fits at least once. */
export function describeLife(life: number | string): string {
  if (typeof life === 'string') return life;
  const { unit, seconds } = units.find((each) => life >= each.seconds) ?? { unit: 'second', seconds: 1 };
  const count = Math.round(life / seconds);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
