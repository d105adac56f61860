import { Digits, Drawing, under, Windows } from './drawing.tsx';

function Unit({ children }: { children: string }) {
  return (
    <text x="192" y="38" fontSize="16">
      {children}
    </text>
  );
}

/** The body of a gas meter, its two pipes, and the sun behind its unit. */
function Body() {
  return (
    <>
      <rect x="8" y="14" width="224" height="118" rx="12" fill="var(--surface)" />
      <path d="M48 14V4M72 14V4M168 14V4M192 14V4M22 29h44M22 39h26" />
      <circle className="sun" cx="212" cy="30" r="14" />
      <rect x="172" y="21" width="40" height="24" rx="6" fill="var(--canvas)" />
    </>
  );
}

function Brackets({ black, red }: { black: number; red: number }) {
  return (
    <>
      <text x={black} y="118">
        Write these
      </text>
      <text x={red} y="118">
        Leave out
      </text>
    </>
  );
}

/** Five black numbers, three red ones, and m³. */
export function MetricGasDrawing() {
  return (
    <Drawing
      label="A gas meter marked m³. It shows 0 6 1 5 3, then 4 8 2 in red. You write down 0 6 1 5 3. You leave out 4 8 2."
      height={138}
      letters={
        <>
          <Unit>m³</Unit>
          <Digits digits="06153" x={20} y={54} step={24} />
          <Digits digits="482" x={150} y={54} step={24} red />
          <Brackets black={80} red={186} />
        </>
      }
    >
      <Body />
      <Windows digits="06153" x={20} y={54} step={24} />
      <Windows digits="482" x={150} y={54} step={24} red />
      <path d={under(20, 140, 93) + under(150, 222, 93)} />
    </Drawing>
  );
}

/** Four black numbers, two red ones, a small dial, and ft³. */
export function ImperialGasDrawing() {
  return (
    <Drawing
      label="A gas meter marked ft³. It shows 3 9 0 7, then 5 2 in red, then a small dial. You write down 3 9 0 7. You leave out 5 2 and the dial."
      height={138}
      letters={
        <>
          <Unit>ft³</Unit>
          <Digits digits="3907" x={20} y={54} step={24} />
          <Digits digits="52" x={126} y={54} step={24} red />
          <Brackets black={68} red={172} />
        </>
      }
    >
      <Body />
      <Windows digits="3907" x={20} y={54} step={24} />
      <Windows digits="52" x={126} y={54} step={24} red />
      <circle cx="203" cy="69" r="15" />
      <path d={`M203 69l6-8${under(20, 116, 93)}${under(126, 219, 93)}`} />
    </Drawing>
  );
}
