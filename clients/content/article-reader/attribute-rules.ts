import type { AttributeRule } from '../rich-text/markup-policy.ts';

/** Any text: it is escaped when written. */
export const words: AttributeRule = (value) => value;

/** A boolean attribute. */
export const present: AttributeRule = () => '';

/** Allows values of one shape, with the spaces around them removed. */
export function shaped(shape: RegExp): AttributeRule {
  return (value) => (shape.test(value.trim()) ? value.trim() : undefined);
}

/** Allows the values in a space-separated list, in upper or lower case, and writes them as in the list. */
export function oneOf(values: string): AttributeRule {
  const byLowerCase = new Map(values.split(' ').map((value) => [value.toLowerCase(), value]));
  return (value) => byLowerCase.get(value.trim().toLowerCase());
}

/** Allows the classes in a space-separated list. */
export function classes(names: string): AttributeRule {
  const allowed = new Set(names.split(' '));
  return (value) => {
    const wanted = new Set(value.split(/\s+/).filter((name) => allowed.has(name)));
    return wanted.size > 0 ? [...wanted].join(' ') : undefined;
  };
}
