import { createElement, Fragment } from 'react';
import type { ShowFragment } from './cached-fragment.tsx';

type Rendered = { dependencies: readonly unknown[]; html: string };

/**
 * Caches the HTML of each fragment as it was last rendered, for pages that are not cached whole. React can't add HTML
 * without an element around it, so the page is rendered with a text placeholder, which is then replaced.
 */
export function createFragmentCache() {
  const lastByName = new Map<string, Rendered>();
  // Content can't contain a placeholder, since nobody outside this process knows the id.
  const id = crypto.randomUUID();
  const marker = (name: string, kind: 'placeholder' | 'start' | 'end') => `${id} ${kind} ${name};`;
  const placeholders = new RegExp(marker('([a-z-]+)', 'placeholder'), 'g');

  /** For one page: `show` renders its fragments or their placeholders; `complete` caches them and fills these in. */
  function forPage() {
    const cached = new Map<string, string>();
    const rendered = new Map<string, readonly unknown[]>();
    const show: ShowFragment = (name, dependencies, children) => {
      const last = lastByName.get(name);
      if (last && hasSameItems(last.dependencies, dependencies)) {
        cached.set(name, last.html);
        return marker(name, 'placeholder');
      }
      rendered.set(name, dependencies);
      return createElement(Fragment, undefined, marker(name, 'start'), children, marker(name, 'end'));
    };
    const complete = (page: string): string => {
      let html = page;
      for (const [name, dependencies] of rendered) {
        const [before = '', rest = ''] = html.split(marker(name, 'start'));
        const [fragment = '', after = ''] = rest.split(marker(name, 'end'));
        lastByName.set(name, { dependencies, html: fragment });
        html = before + fragment + after;
      }
      return html.replace(placeholders, (_, name: string) => cached.get(name) ?? '');
    };
    return { show, complete };
  }
  return { forPage };
}

function hasSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, nth) => item === other[nth]);
}
