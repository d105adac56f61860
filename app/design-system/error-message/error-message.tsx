import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface ErrorMessageProps {
  id: string;
  children: ReactNode;
}

/** What is wrong with a field and how to fix it, in the same words as the error summary. */
export function ErrorMessage({ id, children }: ErrorMessageProps) {
  return (
    <p className="error" id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
