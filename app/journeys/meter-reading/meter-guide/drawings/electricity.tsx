import { Digits, Drawing, under, Windows } from './drawing.tsx';

/** A screen with one row of numbers. */
export function DigitalDrawing() {
  return (
    <Drawing
      label="A digital electricity meter. Its screen shows 0 4 7 2 8, a decimal point, 6 and kWh. You write down 0 4 7 2 8. You leave out the 6."
      height={136}
      letters={
        <>
          <text x="46 68 90 112 134 164" y="58" fontSize="26">
            047286
          </text>
          <text x="193" y="57.5" fontSize="13">
            kWh
          </text>
          <text x="84" y="104">
            Write these
          </text>
          <text x="169" y="104">
            Leave out
          </text>
        </>
      }
    >
      <path d="M88 118v14M104 118v14M136 118v14M152 118v14" />
      <rect x="12" y="6" width="216" height="112" rx="12" fill="var(--surface)" />
      <circle className="sun" cx="36" cy="30" r="16" />
      <rect x="26" y="26" width="188" height="44" rx="8" fill="var(--canvas)" />
      <circle cx="149" cy="56" r="2.5" fill="currentColor" stroke="none" />
      <path d={under(36, 144, 79) + under(154, 175, 79)} />
    </Drawing>
  );
}

/** Two rows: the moon marks the night, the sun the day. */
export function Economy7Drawing() {
  return (
    <Drawing
      label="An Economy 7 meter with two rows. Low, for the night, shows 0 9 3 1 5. Normal, for the day, shows 1 4 7 2 8."
      height={146}
      letters={
        <>
          <g fontSize="12" textAnchor="start">
            <text x="30" y="26">
              LOW
            </text>
            <text x="30" y="82">
              NORMAL
            </text>
          </g>
          <Digits digits="09315" x={30} y={32} />
          <Digits digits="14728" x={30} y={88} />
          <text x="196" y="64">
            Night
          </text>
          <text x="196" y="123">
            Day
          </text>
        </>
      }
    >
      <path d="M88 130v12M104 130v12M136 130v12M152 130v12" />
      <rect x="12" y="4" width="216" height="126" rx="12" fill="var(--surface)" />
      <Windows digits="09315" x={30} y={32} />
      <Windows digits="14728" x={30} y={88} />
      <path d="M207 40a12 12 0 1 1-14-16 10 10 0 0 0 14 16z" />
      <circle className="sun" cx="196" cy="92" r="10" />
      <path d="M196 78v-3M196 106v3M182 92h-3M210 92h3M186 82l-2-2M206 82l2-2M186 102l-2 2M206 102l2 2" />
    </Drawing>
  );
}
