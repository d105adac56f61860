/** Where a complaint can go when we don't settle it within the time that we have: the fact 'complaint-weeks'. */
export function ombudsmanWords(complaintWeeks: string): { title: string; text: string } {
  return {
    title: `Still not right after ${complaintWeeks}?`,
    text: 'You can take it to the Energy Ombudsman. It’s free and independent.',
  };
}
