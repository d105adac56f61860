/** One required question whose answer decides the next page. */
export type ComplaintChoice = {
  name: string;
  question: string;
  error: string;
  options: { value: string; label: string; hint?: string }[];
};
