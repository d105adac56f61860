import { createElement, Fragment } from 'react';
import { escapedAttribute } from '#contracts/escaped-text.ts';
import type { HtmlPart } from '../../context.ts';
import { fragmentContent, type ShowFragment } from './cached-fragment.tsx';

/** The page's path belongs between the parts of the HTML. */
type Rendered = { dependencies: readonly unknown[]; html: readonly Uint8Array[] };

/**
 * Caches the HTML of each fragment as it was last rendered, for pages that are not cached whole. React can't add HTML
 * without an element around it, so the page is rendered with a text placeholder, which is then replaced. Fragments are
 * cached as bytes: a string that was cut out of a page would retain the whole page.
 */
export function createFragmentCache() {
  /** Stands for what the fragments show that are the same on all pages. */
  const allPages = {};
  /** By what they show, and by name. */
  const fragments = new WeakMap<object, Map<string, Rendered>>();
  const encoder = new TextEncoder();
  // Content can't contain a placeholder, since nobody outside this process knows the id.
  const id = crypto.randomUUID();
  const marker = (name: string, kind: 'placeholder' | 'start' | 'end') => `${id} ${kind} ${name};`;
  const placeholders = new RegExp(marker('([a-z-]+)', 'placeholder'));
  const pathPlaceholder = `${id} path`;

  /** For one page: `show` renders its fragments or their placeholders; `complete` caches them and fills these in. */
  function forPage() {
    const cached = new Map<string, HtmlPart[]>();
    const rendered = new Map<string, { shown: object; dependencies: readonly unknown[]; path: string }>();
    const show: ShowFragment = (fragment) => {
      const { name, of: shown = allPages, dependencies = [], path = '' } = fragment;
      const last = fragments.get(shown)?.get(name);
      if (last && hasSameItems(last.dependencies, dependencies)) {
        cached.set(name, withPath(last.html, path));
        return marker(name, 'placeholder');
      }
      rendered.set(name, { shown, dependencies, path });
      const content = fragmentContent(fragment, pathPlaceholder);
      return createElement(Fragment, undefined, marker(name, 'start'), content, marker(name, 'end'));
    };
    const complete = (page: string): HtmlPart[] => {
      let html = page;
      for (const [name, { shown, dependencies, path }] of rendered) {
        const [before = '', rest = ''] = html.split(marker(name, 'start'));
        const [fragment = '', after = ''] = rest.split(marker(name, 'end'));
        const parts = fragment.split(pathPlaceholder).map((part) => encoder.encode(part));
        const ofShown = fragments.get(shown) ?? new Map<string, Rendered>();
        fragments.set(shown, ofShown.set(name, { dependencies, html: parts }));
        cached.set(name, withPath(parts, path));
        html = before + marker(name, 'placeholder') + after;
      }
      // Every second item is the name in a placeholder.
      return html
        .split(placeholders)
        .flatMap((item, nth) => (nth % 2 === 1 ? (cached.get(item) ?? '') : item));
    };
    return { show, complete };
  }
  return { forPage };
}

function hasSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, nth) => item === other[nth]);
}

function withPath(html: readonly Uint8Array[], path: string): HtmlPart[] {
  const value = escapedAttribute(path);
  return html.flatMap((part, nth) => (nth === 0 ? [part] : [value, part]));
}
