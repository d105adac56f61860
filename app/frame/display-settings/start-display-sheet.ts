import { displayCookie } from './display-cookie.ts';
import {
  displayAttributes,
  displayCookieString,
  readDisplaySettings,
  toDisplaySettings,
  type DisplaySettings,
} from './display-settings.ts';

/** Applies each choice in the display settings at once and stores it, and shows what was chosen on another page. */
export function startDisplaySheet(sheet: HTMLElement): void {
  const radios = [...sheet.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const choose = (radio: HTMLInputElement) => {
    const settings = withChoice(radio);
    store(settings);
    show(settings, radios);
  };
  const showStored = () => show(readDisplaySettings(document.cookie), radios);
  // Choices made before this script loaded.
  const early = radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
  // Without what is the default, which the plain script stores too.
  if (displayCookie.isSet(document.cookie)) store(readDisplaySettings(document.cookie));
  showStored();
  early.forEach(choose);
  sheet.addEventListener('change', ({ target }) => choose(target as HTMLInputElement));
  addEventListener('pageshow', showStored);
  document.addEventListener('visibilitychange', showStored);
}

function store(settings: DisplaySettings): void {
  document.cookie = displayCookieString(settings, location.protocol === 'https:');
}

/** The stored settings with one choice changed: the others may have been chosen in another tab. */
function withChoice({ name, value }: HTMLInputElement): DisplaySettings {
  const stored = readDisplaySettings(document.cookie);
  return toDisplaySettings(new Map(Object.entries({ ...stored, [name]: value })));
}

function show(settings: DisplaySettings, radios: readonly HTMLInputElement[]): void {
  for (const [name, value] of Object.entries(displayAttributes(settings))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  const values: Record<string, string> = settings;
  for (const radio of radios) radio.checked = radio.value === values[radio.name];
}
