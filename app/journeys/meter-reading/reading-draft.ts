/** The name of the form's draft: what is typed and not sent, in this tab. */
export const readingDraft = 'meter-reading';
