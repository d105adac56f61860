import type { ReactNode } from 'react';

interface DrawingProps {
  /** The text alternative, for visitors who can't see the drawing. */
  label: string;
  height: number;
  /** Its text and numbers, drawn last and filled with ink. */
  letters: ReactNode;
  children: ReactNode;
}

/** A line drawing, 240 wide, that grows with its column up to its own size. */
export function Drawing({ label, height, letters, children }: DrawingProps) {
  return (
    <svg className="art" viewBox={`0 0 240 ${height}`} width="300" role="img" aria-label={label}>
      {children}
      <g fill="currentColor" stroke="none" fontSize="13" fontWeight="700" textAnchor="middle">
        {letters}
      </g>
    </svg>
  );
}

interface RowProps {
  /** The numbers, one for each window. */
  digits: string;
  x: number;
  y: number;
  /** The distance from one window to the next. */
  step?: number;
  red?: boolean;
}

/** Digit windows in a row, separated by hairlines like those of the reading's field. */
export function Windows({ digits, x, y, step = 27, red = false }: RowProps) {
  const partings = Array.from(digits.slice(1), (_, index) => `M${x + (index + 1) * step} ${y}v30`);
  return (
    <>
      <rect
        x={x}
        y={y}
        width={digits.length * step}
        height="30"
        rx="5"
        fill={red ? 'var(--alarm)' : 'var(--canvas)'}
      />
      <path d={partings.join('')} strokeWidth="1" />
    </>
  );
}

/** The contents of the windows of the same row. */
export function Digits({ digits, x, y, step = 27, red = false }: RowProps) {
  const middles = Array.from(digits, (_, index) => x + (index + 0.5) * step);
  return (
    <text x={middles.join(' ')} y={y + 21.5} fontSize="18" fill={red ? 'var(--on-alarm)' : undefined}>
      {digits}
    </text>
  );
}

/** A line under numbers that belong together. */
export const under = (from: number, to: number, y: number) => `M${from} ${y}v5h${to - from}v-5`;
