import { createElement, Fragment } from 'react';
import type { ShowFragment } from './cached-fragment.tsx';

type Rendered = { by: readonly unknown[]; html: string };

/**
 * The HTML of each fragment as it was last rendered, for pages that are not cached whole. React can't add HTML without an
 * element around it, so the page is rendered with a mark in its place.
 */
export function createFragmentCache() {
  const lastByName = new Map<string, Rendered>();
  // Nobody can write it into a page, since nobody knows it.
  const mark = crypto.randomUUID();
  const placeOf = (name: string, kind: 'whole' | 'start' | 'end') => `${mark} ${kind} ${name};`;
  const wholes = new RegExp(placeOf('([a-z-]+)', 'whole'), 'g');

  /** For one page: shows its fragments, then puts their HTML into its own. */
  return () => {
    const used = new Map<string, string>();
    const renderedNow = new Map<string, readonly unknown[]>();
    const show: ShowFragment = (name, by, children) => {
      const last = lastByName.get(name);
      if (last && hasSameItems(last.by, by)) {
        used.set(name, last.html);
        return placeOf(name, 'whole');
      }
      renderedNow.set(name, by);
      return createElement(Fragment, undefined, placeOf(name, 'start'), children, placeOf(name, 'end'));
    };
    const complete = (page: string): string => {
      let html = page;
      for (const [name, by] of renderedNow) {
        const [before = '', rest = ''] = html.split(placeOf(name, 'start'));
        const [fragment = '', after = ''] = rest.split(placeOf(name, 'end'));
        lastByName.set(name, { by, html: fragment });
        html = before + fragment + after;
      }
      return html.replace(wholes, (_, name: string) => used.get(name) ?? '');
    };
    return { show, complete };
  };
}

function hasSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, nth) => item === other[nth]);
}
