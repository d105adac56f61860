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
  /** A form that sends itself where scripts run, and by its button where they don't; `asks`: by its button alone. */
  | {
      kind: 'auto-submit';
      to: 'signed-in' | 'signed-out';
      asks?: boolean;
      action: string;
      fields: [string, string][];
    }
  /** Nothing can be done here any more: too late, or not the browser that began. */
  | { kind: 'lost' }
  /** Nobody can sign in at the moment: the fault is ours. */
  | { kind: 'unavailable' };

/** Submits the form of a form-post page. The provider's policy allows only this script there, by its hash. */
export const autoSubmitScript = `document.getElementById('auto-submit').submit();`;

/**
 * Brings out the button that shows the password, and hides the password again before it is sent, so that no browser takes
 * it for ordinary text. The policy allows only this script on the sign-in page, by its hash.
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
