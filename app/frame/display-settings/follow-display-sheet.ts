import { displayCookie, displaySettingNames } from './display-cookie.ts';

/**
 * Stores each choice in the display settings, and loads what shows it, once that has work: the sheet opens, or the document
 * shows other settings than the cookie has. They may have been changed in another tab, on a later page that the visitor
 * goes back from, or after the browser fetched this page ahead.
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
      // The connection is lost: the next page shows what was chosen, and the next use tries again.
      .catch(() => void (hasStarted = false));
  };
  const { dataset } = document.documentElement;
  const startIfChanged = () =>
    void (displayCookie.read(document.cookie) === cookieValue((name) => dataset[name]) || start());
  // Choices made before this script loaded.
  sheet.querySelectorAll<HTMLInputElement>(':checked:not([checked])').forEach(storeChoice);
  sheet.addEventListener('change', ({ target }) => {
    storeChoice(target as HTMLInputElement);
    start();
  });
  sheet.addEventListener('beforetoggle', start);
  addEventListener('pageshow', startIfChanged);
  document.addEventListener('visibilitychange', startIfChanged);
  startIfChanged();
}

/** Adds one choice to the stored settings: the others may have been chosen in another tab. */
function storeChoice(radio: HTMLInputElement): void {
  const settings = new URLSearchParams(displayCookie.read(document.cookie));
  const isDefault = radio.closest('fieldset')?.querySelector('input') === radio;
  settings.set(radio.name, isDefault ? '' : radio.value);
  const value = cookieValue((name) => settings.get(name));
  document.cookie = displayCookie.write(value, { isSecure: location.protocol === 'https:' });
}

/** The cookie's value for these settings: only what differs from the default. */
function cookieValue(valueOf: (name: string) => string | null | undefined): string {
  const chosen = displaySettingNames.filter(valueOf);
  return chosen.map((name) => `${name}=${valueOf(name)}`).join('&');
}
