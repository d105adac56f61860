/** One required question whose answer chooses where to go on. */
export type ComplaintChoice = {
  name: string;
  question: string;
  error: string;
  options: { value: string; label: string; hint?: string }[];
};
