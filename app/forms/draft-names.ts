/** The names of the forms' drafts. */
export const draftNames = {
  complaintDetails: 'personal-details',
  complaintQuery: 'complaint-query',
  feedbackDetails: 'feedback-details',
  meterReading: 'meter-reading',
  refundCredit: 'refund-credit',
} as const;

/** The drafts whose answers are sent together, and which are deleted once they are. */
export const draftsOfComplaint = [draftNames.complaintDetails, draftNames.complaintQuery];
export const draftsOfFeedback = [draftNames.refundCredit, draftNames.feedbackDetails];
