/** The reference for a visitor to quote when they call about a failure. There is none where no server responded. */
export function FailureReference({ reference }: { reference: string | undefined }) {
  if (!reference) return null;
  return (
    <p>
      If you call us about this, tell us the reference <b>{reference}</b>
    </p>
  );
}
