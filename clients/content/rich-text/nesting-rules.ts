import type { CleanElement } from './clean-element.ts';

const setOf = (names: string) => new Set(names.split(' '));
const headings = setOf('h1 h2 h3 h4 h5 h6');
const descriptions = setOf('dd dt');
/** Block elements that a parser does not look past when an li, dd or dt starts: HTML's "special" ones. */
const endsItemSearch = setOf(
  'blockquote caption dd details dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol section summary table tbody td th thead tr ul',
);
const tableParents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['caption', setOf('table')],
  ['thead', setOf('table')],
  ['tbody', setOf('table')],
  ['tr', setOf('thead tbody')],
  ['td', setOf('tr')],
  ['th', setOf('tr')],
]);

/**
 * Whether a parser that reads `name` inside the open elements (outermost first) leaves it there. Elements that it would
 * move elsewhere are unwrapped, so that clean markup parses to exactly the tree that was checked. Only nesting that
 * results from unwrapping needs a rule: the source itself was arranged by a parser.
 */
export function staysWhereWritten(name: string, open: readonly CleanElement[]): boolean {
  const parent = open.at(-1)?.name ?? '';
  const parents = tableParents.get(name);
  if (parents) return parents.has(parent);
  if (name === 'a') return !open.some((element) => element.name === 'a');
  if (headings.has(name) && headings.has(parent)) return false;
  if (name === 'li' && itemIsOpen(open, (other) => other === 'li')) return false;
  if (descriptions.has(name) && itemIsOpen(open, (other) => descriptions.has(other))) return false;
  return true;
}

function itemIsOpen(open: readonly CleanElement[], isItem: (name: string) => boolean): boolean {
  const nearest = open.findLast(({ name }) => isItem(name) || endsItemSearch.has(name));
  return nearest !== undefined && isItem(nearest.name);
}
