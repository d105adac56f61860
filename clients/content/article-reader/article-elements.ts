import { allowedHref } from '../rich-text/allowed-href.ts';
import type { AttributeRule, ElementRule } from '../rich-text/markup-policy.ts';
import { articleId } from './article-ids.ts';
import { classes, oneOf, present, shaped, words } from './attribute-rules.ts';
import { mediaSource, mediaSources } from './media-paths.ts';

type Attribute = [name: string, rule: AttributeRule];

const everywhere: Attribute[] = [
  ['id', articleId],
  ['title', words],
  ['lang', shaped(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i)],
  ['role', oneOf('img region note group list listitem')],
  ['aria-label', words],
  ['aria-hidden', oneOf('true false')],
  // Marks figures as examples, for editors and the content check.
  ['data-example', present],
];
const pixels = shaped(/^\d{1,4}$/);
const size: Attribute[] = [
  ['width', pixels],
  ['height', pixels],
];
const cells: Attribute[] = [
  ['colspan', shaped(/^\d{1,2}$/)],
  ['rowspan', shaped(/^\d{1,2}$/)],
];
const source: Attribute = ['src', mediaSource];
const keyNumber: Attribute = ['class', classes('kbd-num')];

/** HTML elements of an article's body, and what each may carry. CONTRACTS "Readings" 6. */
export const articleElements: ReadonlyMap<string, ElementRule> = new Map([
  ...plain('h1 h2 h3 h4 p li dl dt dd em i sup sub abbr br hr blockquote'),
  ...plain('table caption thead tbody tr figcaption summary code address picture'),
  ['tfoot', { ...rule(), as: 'tbody' }],
  ['a', { ...rule(['href', allowedHref], ['class', classes('button')]), needs: ['href'] }],
  ['b', rule(keyNumber)],
  ['strong', rule(keyNumber)],
  ['span', rule(keyNumber)],
  ['ol', rule(['class', classes('steps')])],
  ['ul', rule(['class', classes('links')])],
  ['div', rule(['class', classes('note note--danger figure__art table-box expander__body tabs')])],
  ['section', rule(['class', classes('tab do dont')])],
  ['figure', rule(['class', classes('figure')])],
  ['details', rule(['class', classes('expander')], ['open', present])],
  ['time', rule(['datetime', shaped(/^[\w:+. -]{1,40}$/)])],
  ['th', rule(['scope', oneOf('row col rowgroup colgroup')], ...cells)],
  ['td', rule(...cells)],
  ['img', { ...rule(source, ['alt', words], ...size), needs: ['src'] }],
  [
    'video',
    rule(
      source,
      ['poster', mediaSource],
      ['controls', present],
      ['playsinline', present],
      ['muted', present],
      ['preload', oneOf('none metadata')],
      ...size,
    ),
  ],
  [
    'source',
    {
      ...rule(source, ['srcset', mediaSources], ['type', shaped(/^[\w.+-]+\/[\w.+-]+$/)]),
      needs: ['src', 'srcset'],
    },
  ],
  [
    'track',
    {
      ...rule(
        source,
        ['kind', oneOf('captions subtitles descriptions chapters')],
        ['srclang', shaped(/^[a-z]{2,3}(?:-[a-z]{2})?$/i)],
        ['label', words],
        ['default', present],
      ),
      needs: ['src'],
    },
  ],
]);

function rule(...own: Attribute[]): ElementRule {
  return { attributes: new Map([...everywhere, ...own]) };
}

function plain(names: string): [string, ElementRule][] {
  return names.split(' ').map((name) => [name, rule()]);
}
