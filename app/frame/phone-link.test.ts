import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['0808 157 0123', 'tel:08081570123'],
  ['105', 'tel:105'],
  ['+44 20 7946 0123', 'tel:+442079460123'],
  ['(0808) 157-0123', 'tel:08081570123'],
])('%s is shown as written, and dialled as %s', (phone, href) => {
  expect(phoneLink(phone)).toEqual({ label: phone, href });
});
