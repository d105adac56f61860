import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Written by opening-clock.ts. React passes a custom element's attributes through unchanged, hence `class`. */
      'opening-state': HTMLAttributes<HTMLElement> & {
        class: string;
        'data-opening': string;
        'data-skies': string;
      };
    }
  }
}
