const blocks =
  'p p div span a a b i u em strong h1 h2 h3 ul ol li li dl dt dd table caption thead tbody tfoot tr td th colgroup col form label font video ' +
  'source track picture img br hr details summary figure blockquote address section center article nobr custom-tag body html svg g path text';
// After one of these little of the soup is read as markup, so only every other soup has them.
const swallowers =
  'title desc foreignObject math mi mtext annotation-xml style script noscript template select option textarea button input iframe object marquee xmp plaintext head';
const attributes = [
  ' href="/energy"',
  ' href="javascript:alert(1)"',
  ' onclick=alert(1)',
  ' id=a',
  ' id=b',
  ' id=main',
  ' class="table-box"',
  ' class="note sun x"',
  ' style="x"',
  ' src="/media/a.png"',
  ' src=//evil.example',
  ' title="</title><b>"',
  ' aria-label="a"',
  ' fill="url(x)"',
  ' viewBox="0 0 1 1"',
  ' xlink:href="javascript:x"',
  ' encoding="text/html"',
  ' role=alert',
  ' open',
  ' d="M0 0"',
];
const plainTexts = [
  'words',
  ' ',
  '\n',
  '&lt;img onerror=1>',
  '&#13;',
  '&#1;',
  '\r\n',
  '<!-- a -->',
  '-->',
  '"',
  "'",
  '>',
  '<',
  '&amp;amp;',
  '\u00A0',
  '\0',
];

/** The same soup of tags, attributes and text for the same seed: opened, closed and misnested at random. */
export function markupSoup(seed: number): string {
  const random = randomFrom(seed);
  const names = (seed % 2 === 0 ? `${blocks} ${swallowers}` : blocks).split(' ');
  const texts = seed % 2 === 0 ? [...plainTexts, '<!--', '<![CDATA[x]]>'] : plainTexts;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const piece = () => {
    const kind = random();
    if (kind < 0.25) return pick(texts);
    if (kind < 0.5) return `</${pick(names)}>`;
    return `<${pick(names)}${random() < 0.5 ? pick(attributes) : ''}${random() < 0.2 ? pick(attributes) : ''}>`;
  };
  return Array.from({ length: 3 + Math.floor(random() * 40) }, piece).join('');
}

/** Mulberry32: small, even and repeatable. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
