import type { ReactNode } from 'react';

/** Wraps a bare string in a paragraph; anything else stays as it is. */
export function Text({ children }: { children?: ReactNode }) {
  return typeof children === 'string' ? <p>{children}</p> : children;
}
