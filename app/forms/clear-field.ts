/** Clears a field as if the visitor had done so, for the draft and the messages. */
export function clearField(field: HTMLInputElement | null): void {
  if (!field?.value) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
