/** What a button is for: one primary a task. */
export type ButtonKind = 'primary' | 'second' | 'quiet' | 'sun' | 'danger';

interface ButtonLook {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
}

/** The class names a button and a link that looks like one share. */
export function buttonClass({ kind = 'primary', small, loading, className }: ButtonLook) {
  return [
    'button',
    kind !== 'primary' && `button--${kind}`,
    small && 'button--small',
    loading && 'button--loading',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
