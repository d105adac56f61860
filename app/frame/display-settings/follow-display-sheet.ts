import { displayAttributes, displayCookieString, toDisplaySettings } from './display-settings.ts';

/** Applies each choice in the display settings at once, and stores it. */
export function followDisplaySheet(): void {
  const form = document.querySelector<HTMLFormElement>('#display form');
  if (!form) return;
  form.addEventListener('change', () => showAtOnce(form));
  // Apply a choice made before this script loaded.
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  if (choices.some(({ checked, defaultChecked }) => checked !== defaultChecked)) showAtOnce(form);
}

function showAtOnce(form: HTMLFormElement): void {
  const settings = toDisplaySettings(new FormData(form));
  for (const [name, value] of Object.entries(displayAttributes(settings))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  document.cookie = displayCookieString(settings, location.protocol === 'https:');
}
