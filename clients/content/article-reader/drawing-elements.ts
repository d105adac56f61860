import type { AttributeRule, ElementRule } from '../rich-text/markup-policy.ts';
import { articleId } from './article-ids.ts';
import { classes, oneOf, shaped, words } from './attribute-rules.ts';

const length = shaped(/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:px|%)?$/);
const numbers = shaped(/^[-+.,\d\se]+$/i);
// Colours by name of a token, so that drawings follow light and dark; never url(…), which loads what it names.
const paint = shaped(
  /^(?:none|currentColor|var\(--[a-z0-9-]+\)|#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}))$/i,
);

const everyDrawing: [string, AttributeRule][] = [
  ['id', articleId],
  ['aria-hidden', oneOf('true false')],
  ['fill', paint],
  ['stroke', paint],
  ['stroke-width', length],
  ['stroke-linecap', oneOf('butt round square')],
  ['stroke-linejoin', oneOf('miter round bevel')],
  ['stroke-dasharray', shaped(/^(?:none|[.,\d\s]+)$/)],
  ['transform', shaped(/^(?:(?:translate|rotate|scale|skewX|skewY|matrix)\([-+.,\d\se]+\)[\s,]*)+$/)],
  ['opacity', length],
];
const lettering: [string, AttributeRule][] = [
  ['font-size', length],
  ['font-weight', shaped(/^(?:\d{1,4}|normal|bold|bolder|lighter)$/)],
  ['text-anchor', oneOf('start middle end')],
];

/** Elements of drawings, and what each may carry. */
export const drawingElements: ReadonlyMap<string, ElementRule> = new Map([
  drawing(
    'svg',
    ['viewBox', numbers],
    ['width', length],
    ['height', length],
    ['role', oneOf('img')],
    ['aria-label', words],
    ['class', classes('art')],
    ...lettering,
  ),
  drawing('g', ...lettering),
  drawing('path', ['d', shaped(/^[MLHVCSQTAZ\d\s,.+\-e]+$/i)]),
  drawing('rect', ...lengths('x y width height rx ry')),
  drawing('circle', ...lengths('cx cy r'), ['class', classes('sun')]),
  drawing('ellipse', ...lengths('cx cy rx ry')),
  drawing('line', ...lengths('x1 y1 x2 y2')),
  drawing('polyline', ['points', numbers]),
  drawing('polygon', ['points', numbers]),
  drawing('text', ['x', numbers], ['y', numbers], ...lettering),
  drawing('tspan', ['x', numbers], ['y', numbers], ...lettering),
  drawing('title'),
]);

function drawing(name: string, ...own: [string, AttributeRule][]): [string, ElementRule] {
  return [name, { attributes: new Map([...everyDrawing, ...own]) }];
}

function lengths(names: string): [string, AttributeRule][] {
  return names.split(' ').map((name) => [name, length]);
}
