/** Writes readings into their fields as if they had been typed, and moves the focus to the first. */
export function setReadings(form: HTMLFormElement, readings: Record<string, string>) {
  const fields = Object.entries(readings).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return [];
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [field];
  });
  fields[0]?.focus();
}
