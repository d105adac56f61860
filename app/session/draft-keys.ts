/** What the forms keep in this tab is kept under names that begin so; see app/forms/use-draft.ts. */
export const draftPrefix = 'draft:';
/** Told to the window when drafts that were put aside are back. */
export const draftsBack = 'drafts-back';
