import { displayCookie, displaySettingNames } from './display-cookie.ts';

/**
 * Loads what applies the display settings, once it has work: their sheet opens, or the document shows other settings than
 * the cookie has. They may have been changed in another tab, on a later page that the visitor goes back from, or after
 * the browser fetched this page ahead.
 */
export function followDisplaySheet(): void {
  const sheet = document.querySelector<HTMLElement>('#display');
  if (!sheet) return;
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    import('./start-display-sheet.ts')
      .then(({ startDisplaySheet }) => startDisplaySheet(sheet))
      // The connection is lost: the button saves the settings, and the next use tries again.
      .catch(() => void (hasStarted = false));
  };
  const startIfChanged = () => void (displayCookie.read(document.cookie) === shownSettings() || start());
  sheet.addEventListener('beforetoggle', start);
  sheet.addEventListener('change', ({ target }) => {
    // At once: the visitor may leave the page before the rest is loaded.
    storeChoice(target as HTMLInputElement);
    start();
  });
  addEventListener('pageshow', startIfChanged);
  document.addEventListener('visibilitychange', startIfChanged);
  startIfChanged();
  // A choice made before this script loaded.
  if (sheet.querySelector(':checked:not([checked])')) start();
}

/** Adds one choice to the stored settings: the others may have been chosen in another tab. */
function storeChoice({ name, value }: HTMLInputElement): void {
  const settings = new URLSearchParams(displayCookie.read(document.cookie));
  settings.set(name, value);
  document.cookie = displayCookie.write(`${settings}`, { isSecure: location.protocol === 'https:' });
}

/** What the document shows, written as in the cookie. */
function shownSettings(): string {
  const { dataset } = document.documentElement;
  const chosen = displaySettingNames.filter((name) => dataset[name]);
  return chosen.map((name) => `${name}=${dataset[name]}`).join('&');
}
