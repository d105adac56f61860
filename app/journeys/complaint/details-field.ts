/** The hidden field of the query step with the hash of the details that it was opened with. */
export const detailsField = 'details';
