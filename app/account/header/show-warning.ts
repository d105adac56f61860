import { announcedTime, formatRemainingTime } from '../session/countdown.ts';
import type { FillTemplate } from './fill-templates.ts';

type Warning = { secondsLeft: number; stay: () => void } | undefined;

/** Shows the warning before inactivity ends a session, as `InactivityWarning` does where React runs. */
export function showWarning(fill: FillTemplate): (warning: Warning) => void {
  let dialog: HTMLDialogElement | null = null;

  function open(stay: () => void) {
    document.body.append(fill('warning'));
    dialog = document.body.querySelector<HTMLDialogElement>('dialog:last-child');
    dialog?.addEventListener('cancel', (event) => {
      event.preventDefault();
      stay();
    });
    dialog?.querySelector('[data-warning="stay"]')?.addEventListener('click', stay);
  }

  function write(part: 'left' | 'said', text: string) {
    const place = dialog?.querySelector(`[data-warning="${part}"]`);
    // A screen reader announces every write, even of the same text.
    if (place && place.textContent !== text) place.textContent = text;
  }

  return (warning) => {
    if (!warning) {
      // Close the dialog before it is removed from the page, or the focus is not returned.
      dialog?.close();
      dialog?.remove();
      dialog = null;
      return;
    }
    const isNew = dialog === null;
    if (isNew) open(warning.stay);
    write('left', formatRemainingTime(warning.secondsLeft));
    write('said', announcedTime(warning.secondsLeft));
    if (isNew) dialog?.showModal();
  };
}
