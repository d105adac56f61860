const box = 'M4 6q0-3 3-3h30q3 0 3 3v18q0 3-3 3H7q-3 0-3-3z';
const gasBox = 'M4 9q0-3 3-3h30q3 0 3 3v18q0 3-3 3H7q-3 0-3-3zM12 6V1M32 6V1';
/** A thumbnail of each meter kind in a few lines, on a 44 by 32 grid. */
const thumbs = {
  digital: `${box}M10 9h24v8H10zM15 27v4M29 27v4`,
  dial: 'M3 16a9 9 0 0 1 18 0 9 9 0 0 1-18 0M23 16a9 9 0 0 1 18 0 9 9 0 0 1-18 0M12 16l3-4M32 16l-4 2',
  economy7: `${box}M10 8h24v5H10zM10 17h24v5H10zM15 27v4M29 27v4`,
  metric: gasBox,
  imperial: gasBox,
  prepayment: 'M23 13H4v6h19M10 13v6M23 16a9 9 0 0 1 18 0 9 9 0 0 1-18 0M32 16h.1',
  smart: 'M5 15q0-3 3-3h28q3 0 3 3v13q0 3-3 3H8q-3 0-3-3zM12 17h20v5H12zM17 7a7 7 0 0 1 10 0M22 26.5h.1',
};
const units: Partial<Record<keyof typeof thumbs, string>> = { metric: 'm³', imperial: 'ft³' };

/** A meter kind that has a thumbnail and a drawing. */
export type MeterKindName = keyof typeof thumbs;

/** The thumbnail of a meter kind, beside its name. */
export function MeterThumb({ name }: { name: MeterKindName }) {
  return (
    <svg className="art" width="44" height="32" aria-hidden="true">
      <path d={thumbs[name]} />
      {units[name] && (
        <text
          x="22"
          y="23"
          fontSize="14"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {units[name]}
        </text>
      )}
    </svg>
  );
}
