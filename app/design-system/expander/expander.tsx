import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';

interface ExpanderProps {
  summary: ReactNode;
  open?: boolean | undefined;
  id?: string | undefined;
  /** Of the expanders that share a name, only one is open at a time. */
  name?: string | undefined;
  children: ReactNode;
}

/** A question that opens to its answer. */
export function Expander({ summary, open, id, name, children }: ExpanderProps) {
  return (
    <details className="expander" id={id} name={name} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="expander__body">
        <Text>{children}</Text>
      </div>
    </details>
  );
}
