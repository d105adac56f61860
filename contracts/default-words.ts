/** SPEC §8 "Any failed call". A separate module because every page loads this text, and no other. */
export const defaultWords = {
  title: 'Your information hasn’t gone through',
  description: 'There’s been a problem recording your details. Please try again.',
};
