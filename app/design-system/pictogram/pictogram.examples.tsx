import type { ExampleSet } from '../example-set.ts';
import { Pictogram, pictogramNames } from './pictogram.tsx';

/** Every pictogram by name. */
export const pictogramExamples: ExampleSet = {
  title: 'Pictograms',
  layout: 'row',
  examples: pictogramNames.map((name) => ({ name, element: <Pictogram name={name} /> })),
};
