import { Digits, Drawing, Windows } from './drawing.tsx';

/** 4,728.6 kWh: every pointer is where a real one would be. */
const reading = 4728.6;
const dials = [10_000, 1000, 100, 10, 1].map((unit, index) => ({
  x: 44 + index * 38,
  y: index % 2 === 0 ? 44 : 108,
  turn: index % 2 === 0 ? 1 : -1,
  shows: (reading / unit) % 10,
}));

/** The position of a number on a dial that turns clockwise (1) or anticlockwise (-1). */
function place(number: number, turn: number, radius: number) {
  const angle = (number * turn * Math.PI) / 5;
  return {
    x: Number((Math.sin(angle) * radius).toFixed(1)),
    y: Number((-Math.cos(angle) * radius).toFixed(1)),
  };
}

function Ring({ id, turn }: { id: string; turn: number }) {
  const places = Array.from({ length: 10 }, (_, number) => place(number, turn, 23.5));
  return (
    <text
      id={id}
      x={places.map(({ x }) => x).join(' ')}
      y={places.map(({ y }) => (y + 4).toFixed(1)).join(' ')}
      fontSize="11"
    >
      0123456789
    </text>
  );
}

/** Five dials, each with its number in the window below it. */
export function DialDrawing() {
  return (
    <Drawing
      label="A meter with five dials. From left to right they read 0, 4, 7, 2 and 8. Each hand stands between two numbers, and each dial turns the other way from the one beside it."
      height={206}
      letters={
        <>
          <defs>
            <Ring id="dial-clockwise" turn={1} />
            <Ring id="dial-anticlockwise" turn={-1} />
          </defs>
          {dials.map(({ x, y, turn }) => (
            <use key={x} href={turn > 0 ? '#dial-clockwise' : '#dial-anticlockwise'} x={x} y={y} />
          ))}
          <Digits digits="04728" x={25} y={162} step={38} />
        </>
      }
    >
      <rect x="4" y="4" width="232" height="198" rx="12" fill="var(--surface)" />
      <path d="M44 78v82M120 78v82M196 78v82M82 142v18M158 142v18" strokeWidth="1.5" strokeDasharray="0 4" />
      <g fill="var(--canvas)">
        {dials.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="32" />
        ))}
      </g>
      <circle className="sun" cx={dials[0]?.x} cy={dials[0]?.y} r="9" />
      <path
        d={dials.map(({ x, y, turn, shows }) => hand(x, y, place(shows, turn, 15))).join('')}
        strokeWidth="3"
      />
      <path d={dials.map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth="7" />
      <Windows digits="04728" x={25} y={162} step={38} />
    </Drawing>
  );
}

const hand = (x: number, y: number, tip: { x: number; y: number }) => `M${x} ${y}l${tip.x} ${tip.y}`;
