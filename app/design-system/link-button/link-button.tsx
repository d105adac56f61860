import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { LinkText } from '../link-text/link-text.tsx';

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  leaves?: boolean | undefined;
  arrow?: boolean | undefined;
}

/** A link that looks like a button, for the main next step. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, small, leaves, arrow, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ kind, small, className })}>
      <LinkText leaves={leaves} href={rest.href}>
        {children}
      </LinkText>
      {leaves && <Icon name="external" />}
      {arrow && !leaves && <Icon name="arrow-right" />}
    </a>
  );
}
