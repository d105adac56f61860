/** The text about a failed call; `description` has a line for each paragraph. */
export type Words = { title: string; description: string };

/** What a page shows about a failed call: the text, and a reference that finds it in the log. SPEC §8. */
export type FailureNotice = Words & { reference?: string };

const technicalProblems = 'Unfortunately, we’re having technical problems at the moment.';

/** SPEC §8 "Lead post failure". */
export const leadFailure: Words = {
  title: technicalProblems,
  description:
    'Either stay on this page and try again in a few moments, or try again later.\n' +
    'Thank you for your patience. We’re sorry for the inconvenience this might cause.',
};

/** A form over the size that the server receives. SPEC has no words for it. */
export const tooLongToSend: Words = {
  title: 'That was too long to send',
  description:
    'Nothing was sent just now, and what you typed is still here.\n' +
    'Make your text shorter, or send it in two parts.',
};

/** SPEC §8 "Meter-read lead failure". The supplier’s own text (smrErrorTemplate) follows on the page. */
export const readingFailure: Words = {
  title: 'Sorry, we’re having technical issues right now',
  description: '',
};

/** SPEC §8 "Address lookup or save failure". */
export const addressFailure: Words = {
  title: technicalProblems,
  description:
    'There was a problem saving your address. Either stay on this page and try again in a few moments, or try again later.',
};

/** A customer’s details could not be looked up, so a form stays empty. Nothing was sent: the usual text is wrong. */
export const lookUpFailure: Words = {
  title: 'We couldn’t fill in your details',
  description: 'Type them in yourself. We’ll get them just the same.',
};
