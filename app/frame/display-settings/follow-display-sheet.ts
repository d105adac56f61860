import { displayCookie } from './display-cookie.ts';

/**
 * Loads what applies the display settings, once it has work: their sheet opens, or the settings have been changed in another
 * tab, or on a later page that the visitor goes back from.
 */
export function followDisplaySheet(): void {
  const sheet = document.querySelector<HTMLElement>('#display');
  if (!sheet) return;
  const shown = displayCookie.read(document.cookie);
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    import('./start-display-sheet.ts')
      .then(({ startDisplaySheet }) => startDisplaySheet(sheet))
      // The connection is lost: the button saves the settings, and the next use tries again.
      .catch(() => void (hasStarted = false));
  };
  const startIfChanged = () => void (displayCookie.read(document.cookie) === shown || start());
  for (const type of ['beforetoggle', 'change']) sheet.addEventListener(type, start);
  addEventListener('pageshow', startIfChanged);
  document.addEventListener('visibilitychange', startIfChanged);
  // A choice made before this script loaded.
  if (sheet.querySelector(':checked:not([checked])')) start();
}
