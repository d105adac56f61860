import type { AttributeRule } from '../rich-text/markup-policy.ts';

/** Any text: it is escaped when written. */
export const words: AttributeRule = (value) => value;

/** An attribute that counts by being there. */
export const present: AttributeRule = () => '';

/** Lets through values of one shape, spaces around them removed. */
export function shaped(shape: RegExp): AttributeRule {
  return (value) => (shape.test(value.trim()) ? value.trim() : undefined);
}

/** Lets through the values named, separated by spaces here, in any case there; written as they are here. */
export function oneOf(values: string): AttributeRule {
  const byLowerCase = new Map(values.split(' ').map((value) => [value.toLowerCase(), value]));
  return (value) => byLowerCase.get(value.trim().toLowerCase());
}

/** Lets through the classes named, separated by spaces. */
export function classes(names: string): AttributeRule {
  const allowed = new Set(names.split(' '));
  return (value) => {
    const wanted = new Set(value.split(/\s+/).filter((name) => allowed.has(name)));
    return wanted.size > 0 ? [...wanted].join(' ') : undefined;
  };
}
