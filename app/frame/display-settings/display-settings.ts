import { displayCookie, displaySettingNames } from './display-cookie.ts';

/** How a visitor wants pages to look; the first choice of each is the default. EXPERIENCE "Look". */
export const displayChoices = {
  text: ['standard', 'large', 'larger'],
  contrast: ['standard', 'more'],
  theme: ['device', 'light', 'dark'],
  motion: ['standard', 'less'],
} as const satisfies Record<DisplaySetting, readonly string[]>;

export type DisplaySetting = (typeof displaySettingNames)[number];
export type DisplaySettings = { [S in DisplaySetting]: (typeof displayChoices)[S][number] };

/** Reads the choices from a form or a cookie's value; anything unknown becomes the default. */
export function toDisplaySettings(chosen: { get: (name: string) => unknown }): DisplaySettings {
  const settings = displaySettingNames.map((name) => {
    const allowed: readonly string[] = displayChoices[name];
    const value = chosen.get(name);
    return [name, typeof value === 'string' && allowed.includes(value) ? value : allowed[0]];
  });
  return Object.fromEntries(settings) as DisplaySettings;
}

/** The visitor's choices from a Cookie header. */
export function readDisplaySettings(cookieHeader: string | null): DisplaySettings {
  return toDisplaySettings(new URLSearchParams(displayCookie.read(cookieHeader)));
}

/** The cookie's value: only what differs from the default, '' when nothing does. */
export function displayCookieValue(settings: DisplaySettings): string {
  const chosen = displaySettingNames.filter((name) => settings[name] !== displayChoices[name][0]);
  return chosen.map((name) => `${name}=${settings[name]}`).join('&');
}

/** A whole cookie string, for Set-Cookie and document.cookie alike. */
export function displayCookieString(settings: DisplaySettings, isSecure: boolean): string {
  return displayCookie.write(displayCookieValue(settings), { isSecure });
}

/** Attributes of the html element that pass the choices to the style sheet; defaults have none. */
export function displayAttributes(
  settings: DisplaySettings,
): Record<`data-${DisplaySetting}`, string | undefined> {
  const attribute = (name: DisplaySetting) =>
    settings[name] === displayChoices[name][0] ? undefined : settings[name];
  return {
    'data-text': attribute('text'),
    'data-contrast': attribute('contrast'),
    'data-theme': attribute('theme'),
    'data-motion': attribute('motion'),
  };
}
