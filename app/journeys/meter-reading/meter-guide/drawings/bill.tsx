import { Drawing } from './drawing.tsx';

/** The top of a bill with both customer numbers marked. */
export function BillDrawing() {
  return (
    <Drawing
      label="The top of page 1 of a bill. Two lines are marked: one for electricity, 85 0012 345 678, and one for gas, BGX 40217."
      height={158}
      letters={
        <>
          <g textAnchor="start" fontSize="12">
            <text x="38" y="70">
              Electricity customer number
            </text>
            <text x="38" y="110">
              Gas customer number
            </text>
          </g>
          <g textAnchor="start" fontSize="16">
            <text x="38" y="88">
              85 0012 345 678
            </text>
            <text x="38" y="128">
              BGX 40217
            </text>
          </g>
        </>
      }
    >
      <path
        d="M14 150V16a10 10 0 0 1 10-10h192a10 10 0 0 1 10 10v134l-17.700-8-17.700 8-17.700-8-17.700 8-17.700-8-17.700 8-17.700-8-17.700 8-17.700-8-17.700 8-17.700-8z"
        fill="var(--surface)"
      />
      <circle className="sun" cx="202" cy="56" r="17" />
      <rect x="26" y="54" width="188" height="82" rx="8" fill="var(--canvas)" />
      <path d="M28 24h58" strokeWidth="5" />
      <path d="M28 38h38M152 24h60M172 36h40M26 95h188" />
    </Drawing>
  );
}
