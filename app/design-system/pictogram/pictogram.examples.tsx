import type { ExampleSet } from '../example-set.ts';
import { Pictogram } from './pictogram.tsx';
import { pictogramNames } from './pictogram-names.ts';

/** Every pictogram by name. */
export const pictogramExamples: ExampleSet = {
  title: 'Pictograms',
  layout: 'row',
  examples: pictogramNames.map((name) => ({ name, element: <Pictogram name={name} /> })),
};
