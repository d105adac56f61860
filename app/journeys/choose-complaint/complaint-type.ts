import type { ComplaintChoice } from './complaint-choice.ts';
import { areaHref } from '../../area-href.ts';

const exits: Record<string, string> = {
  energy: areaHref('/make-a-complaint-select-energy'),
  'home-services': '/complaints/home-services',
  installations: '/complaints/installations',
  'ev-charge-point': '/complaints/ev-charge-point',
};

/** SPEC §2 "make-a-complaint-select-type", §5: required. */
export const complaintType: ComplaintChoice = {
  name: 'complaint-type',
  question: 'What is your complaint related to?',
  error: 'Choose what your complaint is related to',
  options: [
    { value: 'energy', label: 'Energy', hint: 'Bills, meters, tariffs, pay as you go' },
    { value: 'home-services', label: 'Home services', hint: 'Boiler cover, repairs and services' },
    { value: 'installations', label: 'Installations', hint: 'New boilers, heat pumps and solar panels' },
    { value: 'ev-charge-point', label: 'Electric Vehicle charge point' },
  ],
};

/** Energy stays in the app; the other three go to the main site's pages (CONTRACTS reading 5). */
export function complaintTypeExit(answer: unknown): string | undefined {
  return typeof answer === 'string' && Object.hasOwn(exits, answer) ? exits[answer] : undefined;
}
