import type { CleanElement } from './clean-element.ts';

/** Checks an attribute's value, entities already decoded: returns the value to write, or undefined to omit it. */
export type AttributeRule = (value: string) => string | undefined;

/** What an allowed element may contain. */
export type ElementRule = {
  attributes: ReadonlyMap<string, AttributeRule>;
  /** Without at least one of these attributes the element means nothing and loses its tags. */
  needs?: readonly string[];
  /** The name it is written under, if not its own. */
  as?: string;
};

/** An allow-list: what is not named here is removed. */
export type MarkupPolicy = {
  elements: ReadonlyMap<string, ElementRule>;
  /** SVG elements, by their exact names. */
  drawings: ReadonlyMap<string, ElementRule>;
  /** A wrapper to open before an element, given the elements already open, outermost first. */
  wrap?: (element: CleanElement, open: readonly CleanElement[]) => CleanElement | undefined;
};
