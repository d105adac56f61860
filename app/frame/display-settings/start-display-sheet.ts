import { displayAttributes, readDisplaySettings, toDisplaySettings } from './display-settings.ts';

/** Shows each choice in the display settings at once, and what was chosen on another page. */
export function startDisplaySheet(sheet: HTMLElement): void {
  const radios = [...sheet.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  /** `chosen` is shown even in a browser that refuses to store it. */
  const show = (chosen: readonly HTMLInputElement[] = []) => {
    const choices = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
    const stored = readDisplaySettings(document.cookie);
    const settings = toDisplaySettings(new Map(Object.entries({ ...stored, ...choices })));
    for (const [name, value] of Object.entries(displayAttributes(settings))) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
    const values: Record<string, string> = settings;
    for (const radio of radios) radio.checked = radio.value === values[radio.name];
  };
  // A choice made before this script loaded.
  show(radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked));
  sheet.addEventListener('change', ({ target }) => show([target as HTMLInputElement]));
  addEventListener('pageshow', () => show());
  document.addEventListener('visibilitychange', () => show());
}
