type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Call before React starts. If a translator or an extension has changed the page, React renders it again with empty
 * fields; `restore` copies back what was typed.
 */
export function typedFields(root: ParentNode) {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => (focused = target as Element);
  document.addEventListener('focusin', noteFocus);
  return {
    /** Copies what was typed, and the focus, from the fields that React has replaced. */
    restore: (problem: unknown) => {
      reportError(problem);
      const replaced = fields.splice(0).filter((field) => !field.isConnected);
      // Later, so that the new fields are listened to when they change.
      setTimeout(() => replaced.forEach((field) => copy(field, field === focused)));
    },
    /** For the first effect: from now on nothing is replaced. */
    forget: () => {
      document.removeEventListener('focusin', noteFocus);
      fields.length = 0;
    },
  };

  function copy(field: Field, hadFocus: boolean): void {
    const successor = successorOf(field);
    if (!successor) return;
    if (hadFocus) successor.focus({ preventScroll: true });
    if (isChoice(field) && isChoice(successor)) {
      // A radio button that is no longer chosen follows the one that is.
      if (successor.checked !== field.checked && (field.checked || field.type === 'checkbox'))
        successor.click();
    } else if (isTyped(field)) {
      successor.value = field.value;
      if (hadFocus) copySelection(field, successor);
      successor.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function successorOf({ id, name, type, value }: Field): Field | undefined {
    const alike = [...root.querySelectorAll<Field>('input, textarea, select')].filter(
      (field) => field.name === name && field.type === type && (!isChoice(field) || field.value === value),
    );
    return alike.find((field) => field.id === id) ?? alike[0];
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const isText = !['hidden', 'submit', 'button', 'file'].includes(field.type);
  return isText && field.value !== field.defaultValue;
}

function copySelection(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Null in a field of a type without a selection, such as a number.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
