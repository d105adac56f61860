import type { CleanElement } from '../rich-text/clean-element.ts';

/**
 * A drawing with a text alternative is an image with that name; one without is decoration, hidden from screen readers.
 * So is a picture without alternative text: its address is useless when read out.
 */
export function labelDrawings(elements: readonly CleanElement[]): void {
  for (const { name, drawing, attributes } of elements) {
    if (name === 'img' && !attributes.has('alt')) attributes.set('alt', '');
    if (!drawing || name !== 'svg') continue;
    const isNamed =
      (attributes.get('aria-label') ?? '').trim() !== '' && attributes.get('aria-hidden') !== 'true';
    if (isNamed) {
      attributes.delete('aria-hidden');
      attributes.set('role', 'img');
    } else {
      attributes.delete('role');
      attributes.delete('aria-label');
      attributes.set('aria-hidden', 'true');
      attributes.set('focusable', 'false');
    }
  }
}
