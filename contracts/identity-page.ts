/** A page of the embedded identity provider, before it is rendered. */
export type IdentityPage =
  | {
      kind: 'sign-in';
      /** Where the form is posted. */
      action: string;
      email: string;
      /** Messages by field name, in the order of the fields. */
      errors: Record<string, string>;
    }
  /** A form that a script submits, or its button where scripts don't run; with `asks`, only its button. */
  | {
      kind: 'auto-submit';
      to: 'signed-in' | 'signed-out';
      asks?: boolean;
      action: string;
      fields: [string, string][];
    }
  /** The sign-in can't continue here: it has expired, or it was started in another browser. */
  | { kind: 'lost' }
  /** Nobody can sign in at the moment: the fault is ours. */
  | { kind: 'unavailable' };

/** Submits the form of a form-post page. The provider's policy allows only this script there, by its hash. */
export const autoSubmitScript = `document.getElementById('auto-submit').submit();`;

/**
 * Reveals the button that shows the password, and hides the password again before it is sent, so that no browser treats
 * it as ordinary text. The policy allows only this script on the sign-in page, by its hash.
 */
export const showPasswordScript = `{
const button = document.getElementById('show-password');
const field = document.getElementById('password');
const show = (on) => {
  field.type = on ? 'text' : 'password';
  button.textContent = on ? 'Hide password' : 'Show password';
};
button.hidden = false;
button.addEventListener('click', () => show(field.type === 'password'));
field.form.addEventListener('submit', () => show(false));
}`;
