import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface ErrorMessageProps {
  id: string;
  /** 'alert' where the focus stays in the field, so that nothing else makes a screen reader say it. */
  role?: 'alert' | undefined;
  children: ReactNode;
}

/** What is wrong with a field and how to fix it, in the same words as the error summary. */
export function ErrorMessage({ id, role, children }: ErrorMessageProps) {
  return (
    <p className="error" id={id} role={role}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
