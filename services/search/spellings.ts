/** American spellings and ours. Plurals in -s follow from them. */
const spellingsElsewhere: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminum: 'aluminium',
    analog: 'analogue',
    catalog: 'catalogue',
    center: 'centre',
    centimeter: 'centimetre',
    color: 'colour',
    curb: 'kerb',
    draft: 'draught',
    drafty: 'draughty',
    enrollment: 'enrolment',
    favor: 'favour',
    fiber: 'fibre',
    gray: 'grey',
    installment: 'instalment',
    kilometer: 'kilometre',
    liter: 'litre',
    license: 'licence',
    millimeter: 'millimetre',
    mold: 'mould',
    moldy: 'mouldy',
    neighbor: 'neighbour',
    odor: 'odour',
    program: 'programme',
    theater: 'theatre',
    vapor: 'vapour',
  }),
);

/** A folded word in the spelling of Great Britain: color → colour, repressurize → repressurise. */
export function toBritishSpelling(word: string): string {
  const known = spellingsElsewhere.get(word);
  if (known) return known;
  const singular = word.endsWith('s') ? spellingsElsewhere.get(word.slice(0, -1)) : undefined;
  if (singular) return `${singular}s`;
  return word.includes('z') ? word.replace(/([iy])z(e|ed|er|es|ing|ation|ations)$/, '$1s$2') : word;
}
