import type { ReactNode } from 'react';

/** One state of a component, as the gallery shows it. */
export interface Example {
  name: string;
  element: ReactNode;
}

/** Every state of a component; feeds the gallery, the axe check and the visual check. */
export interface ExampleSet {
  title: string;
  /** How the gallery lays the states out; by default one below the other. */
  layout?: 'row' | 'grid' | undefined;
  examples: Example[];
}
