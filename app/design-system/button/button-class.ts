/** The role of a button: one primary button per task. */
export type ButtonKind = 'primary' | 'second' | 'quiet' | 'sun' | 'danger';

interface ButtonLook {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
}

/** The class names shared by buttons and links that look like buttons. */
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
