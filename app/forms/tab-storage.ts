/** The prefix of every storage key that the forms use in this tab; see app/forms/use-draft.ts. */
export const draftPrefix = 'draft:';
/** The event fired on the window when drafts that were put aside or withheld may be shown. */
export const draftsBack = 'drafts-back';
/** The prefix of the storage keys of what was sent in this tab; see app/journeys/receipt/use-history-snapshot.ts. */
export const receiptPrefix = 'receipt:';
