import { useSending } from './use-sending.ts';

/** What the Enter key presses in any field of a form, whichever button comes first in it; nothing while a post is on its way. */
export function EnterButton({ intent }: { intent: string }) {
  return (
    <button
      className="visually-hidden"
      type="submit"
      name="intent"
      value={intent}
      disabled={useSending() !== undefined}
      tabIndex={-1}
      aria-hidden="true"
    >
      Continue
    </button>
  );
}
