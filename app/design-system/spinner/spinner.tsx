interface SpinnerProps {
  large?: boolean | undefined;
  className?: string | undefined;
}

/** A turning ring; the text beside it says what is happening. */
export function Spinner({ large = false, className }: SpinnerProps) {
  const classes = ['spinner', large && 'spinner--large', className].filter(Boolean).join(' ');
  return <span className={classes} aria-hidden="true" />;
}
