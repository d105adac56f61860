import type { ExampleSet } from '../example-set.ts';
import { Icon, iconNames } from './icon.tsx';

/** Every icon by name. */
export const iconExamples: ExampleSet = {
  title: 'Icons',
  layout: 'row',
  examples: iconNames.map((name) => ({ name, element: <Icon name={name} /> })),
};
