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

/** Submits the form of a form-post page. The provider's policy allows only this script, by its hash. */
export const autoSubmitScript = `document.getElementById('auto-submit').submit();`;
