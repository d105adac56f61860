import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';

/** The severity of the message. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Where the close button posts the dismissal. */
export interface AlertDismiss {
  action: string;
  name: string;
  value: string;
  label: string;
}

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone | undefined;
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  icon?: IconName | undefined;
  /** Shows a spinner instead of the icon, while something runs. */
  busy?: boolean | undefined;
  dismiss?: AlertDismiss | undefined;
}

const icons = { info: 'info', success: 'check-circle', warning: 'alert', danger: 'alert' } as const;

/**
 * A message about the page or the task. It can be dismissed without scripts. If it can receive focus, its title names
 * it.
 */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, headingLevel = 2, icon, busy, dismiss, className, children, ...rest } = props;
  const titleId = rest.id && rest.role && `${rest.id}-title`;
  const classes = ['alert', tone !== 'info' && `alert--${tone}`, className].filter(Boolean).join(' ');
  return (
    <div aria-labelledby={titleId} {...rest} className={classes}>
      {busy ? <Spinner className="spinner--info" /> : <Icon name={icon ?? icons[tone]} />}
      <div>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        <Text>{children}</Text>
      </div>
      {dismiss && <Dismiss {...dismiss} />}
    </div>
  );
}

function Dismiss({ action, name, value, label }: AlertDismiss) {
  return (
    <form className="alert__dismiss" method="post" action={action}>
      <input type="hidden" name={name} value={value} />
      <button className="close" type="submit" aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  );
}
