import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Attributes by element; names of drawings start with 'svg '. Independent of the sanitiser's own list, to test it. */
export type List = { attributes: Record<string, string>; everywhere: string; classes: string };

const painted = 'fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray transform opacity';
const lettered = 'font-size font-weight text-anchor';
const bare =
  'h2 h3 h4 p li dl dt dd em i sup sub abbr br hr blockquote table caption thead tbody tr figcaption summary code address picture';

export const articleList: List = {
  everywhere: 'id title lang role aria-label aria-hidden',
  classes:
    'steps note note--danger figure figure__art art table-box expander expander__body tabs tab kbd-num button sun links',
  attributes: {
    ...Object.fromEntries(bare.split(' ').map((name) => [name, ''])),
    a: 'href class',
    b: 'class',
    strong: 'class',
    span: 'class',
    ol: 'class',
    ul: 'class',
    section: 'class',
    figure: 'class',
    div: 'class tabindex',
    details: 'class open',
    time: 'datetime',
    th: 'scope colspan rowspan',
    td: 'colspan rowspan',
    img: 'src alt width height',
    video: 'src poster controls playsinline muted preload width height',
    source: 'src srcset type',
    track: 'src kind srclang label default',
    'svg svg': `viewBox width height class focusable ${painted} ${lettered}`,
    'svg g': `${painted} ${lettered}`,
    'svg path': `d ${painted}`,
    'svg rect': `x y width height rx ry ${painted}`,
    'svg circle': `cx cy r class ${painted}`,
    'svg ellipse': `cx cy rx ry ${painted}`,
    'svg line': `x1 y1 x2 y2 ${painted}`,
    'svg polyline': `points ${painted}`,
    'svg polygon': `points ${painted}`,
    'svg text': `x y ${painted} ${lettered}`,
    'svg tspan': `x y ${painted} ${lettered}`,
    'svg title': painted,
  },
};

export const richTextList: List = {
  everywhere: '',
  classes: '',
  attributes: { a: 'href', b: '', p: '', sup: '' },
};

const page = 'https://site.example/help-and-support/meters/article';
const pageIds = new Set(['main', 'display', 'menu', 'q', 'error-summary', 'top']);

/** Reads clean markup as browsers might, in several places, and names everything in it that is not on the list. */
export function unlistedParts(html: string, list: List): string[] {
  const found: string[] = [];
  for (const scriptingEnabled of [true, false]) {
    const whole = `<!doctype html><body><article>${html}</article><p id="after-it">after</p>`;
    const body = parse(whole, { scriptingEnabled }).childNodes.at(-1);
    const parts = body && 'childNodes' in body ? (body.childNodes.at(-1) as Tree.Element).childNodes : [];
    const [article, after] = parts as Tree.Element[];
    if (parts.length !== 2 || after?.attrs[0]?.value !== 'after-it') found.push('breaks out of its place');
    inspect(article?.childNodes ?? [], list, found, new Set());
    inspect(parseFragment(html, { scriptingEnabled }).childNodes, list, found, new Set());
  }
  return [...new Set(found)];
}

function inspect(nodes: Tree.ChildNode[], list: List, found: string[], ids: Set<string>): void {
  for (const node of nodes) {
    if (node.nodeName === '#text') continue;
    if (!('tagName' in node)) {
      found.push(node.nodeName);
      continue;
    }
    const drawing = node.namespaceURI === 'http://www.w3.org/2000/svg';
    const key = drawing ? `svg ${node.tagName}` : node.tagName;
    const own = Object.hasOwn(list.attributes, key) ? list.attributes[key] : undefined;
    if (own === undefined || (!drawing && node.namespaceURI !== 'http://www.w3.org/1999/xhtml'))
      found.push(`<${key}>`);
    const names = `${list.everywhere} ${own ?? ''}`.split(' ');
    for (const { name, value, namespace } of node.attrs) {
      if (namespace || !names.includes(name)) found.push(`<${key} ${name}>`);
      else if (!isHarmless(name, value, drawing, list, ids)) found.push(`<${key} ${name}="${value}">`);
    }
    inspect('content' in node ? node.content.childNodes : node.childNodes, list, found, ids);
  }
}

function isHarmless(name: string, value: string, drawing: boolean, list: List, ids: Set<string>): boolean {
  if (name === 'href') return leadsSomewhereAllowed(value);
  if (name === 'src' || name === 'poster') return isOurMedia(value);
  if (name === 'srcset') return value.split(',').every((part) => isOurMedia(part.trim().split(' ')[0] ?? ''));
  if (name === 'class') return value.split(' ').every((one) => list.classes.split(' ').includes(one));
  if (name === 'role') return ['img', 'region', 'note', 'group', 'list', 'listitem'].includes(value);
  if (name === 'id') {
    const fresh = !ids.has(value);
    ids.add(value);
    return fresh && /^[a-z][a-z0-9-]{0,63}$/.test(value) && !pageIds.has(value);
  }
  if (['aria-label', 'title', 'alt', 'label'].includes(name)) return true;
  const bareValue = value.replace(
    /var\(--[a-z0-9-]+\)|(?:translate|rotate|scale|skew[XY]|matrix)\([\d\s.,e+-]*\)/gi,
    '',
  );
  return drawing ? !/[(\\<&;:]/.test(bareValue) : !/[(\\<&;"']/.test(value);
}

/** Checks the address that a browser would go to, not what the value looks like. */
function leadsSomewhereAllowed(value: string): boolean {
  const url = URL.parse(value, page);
  if (!url || !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isHere = url.host === 'site.example';
  return isHere
    ? /^[/#]/.test(value) && !url.pathname.startsWith('//')
    : /^(?:https?:\/\/|mailto:|tel:)/i.test(value);
}

function isOurMedia(value: string): boolean {
  const url = URL.parse(value, page);
  return (
    url?.host === 'site.example' && url.pathname.startsWith('/help-and-support/media/') && !/%2e/i.test(value)
  );
}
