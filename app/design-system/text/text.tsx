import type { ReactNode } from 'react';

/** A bare string becomes a paragraph; anything else stays as it is. */
export function Text({ children }: { children?: ReactNode }) {
  return typeof children === 'string' ? <p>{children}</p> : children;
}
