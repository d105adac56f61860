import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

/** The meaning of a pill; sun marks the one thing to notice. */
export type PillTone = 'plain' | 'sun' | 'success' | 'warning' | 'danger' | 'line';

interface PillProps {
  tone?: PillTone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A word for a status or kind. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  return (
    <span className={tone === 'plain' ? 'pill' : `pill pill--${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
