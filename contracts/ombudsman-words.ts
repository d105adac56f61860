/** Where a complaint can go if we don't settle it in time, which is the fact 'complaint-weeks'. */
export function ombudsmanWords(complaintWeeks: string): { title: string; text: string } {
  return {
    title: `Still not right after ${complaintWeeks}?`,
    text: 'You can take it to the Energy Ombudsman. It’s free and independent.',
  };
}
