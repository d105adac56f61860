import { Spinner } from '../spinner/spinner.tsx';

/** A part of the page that is loading, announced politely. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="loading" role="status">
      <Spinner large />
      <p>{label}</p>
    </div>
  );
}
