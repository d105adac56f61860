import { useSending } from './use-sending.ts';

/**
 * The button that Enter activates in any field of a form, whichever button comes first in it. Disabled while a post is
 * pending.
 */
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
