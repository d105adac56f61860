import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../design-system/button/button.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { announcedTime, formatRemainingTime } from './countdown.ts';

type InactivityWarningProps = { secondsLeft: number; onStay: () => void };

/**
 * The warning before inactivity ends a session: a native modal dialog, which takes the focus and returns it. It shows
 * the remaining time each second and announces it a few times. Any activity closes it, so it has no second button,
 * which would be gone before anyone could reach it. The sign-out link is in the header.
 */
export function InactivityWarning({ secondsLeft, onStay }: InactivityWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close the dialog before it is removed from the page, or the focus is not returned.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog flow"
      role="alertdialog"
      aria-labelledby="inactivity-title"
      aria-describedby="inactivity-text"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <Pictogram name="clock" />
      <h2 className="h-2xl" id="inactivity-title">
        Are you still there?
      </h2>
      <p id="inactivity-text">
        To keep your account safe we’ll sign you out in{' '}
        <b className="kbd-num" data-warning="left">
          {formatRemainingTime(secondsLeft)}
        </b>
        . Press any key, or move, tap or scroll, to stay signed in. If we do sign you out, sign in again in
        this tab and what you’ve typed will be here.
      </p>
      <p className="visually-hidden" role="status" data-warning="said">
        {announcedTime(secondsLeft)}
      </p>
      <div className="button-row">
        <Button type="button" data-warning="stay" onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </dialog>
  );
}
