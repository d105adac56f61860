import { readArticle } from '#clients/content/article-reader/read-article.ts';
import { cleanRichText } from '#clients/content/rich-text/clean-rich-text.ts';
import type { Figure } from '../../scripts/bench/figure.ts';

/** The most CPU that hostile content may cost, in ms per 50 kB of input. */
const limit = 50;
const unit = 50_000;
const rounds = 7;

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');
const article = (body: string) =>
  `<!doctype html><html><head><title>Title</title></head><body><div class="content-panel"><p>Words.</p>${body}</div></body></html>`;

const hostile: Record<string, string> = {
  'plain text': 'hello world '.repeat(4_500),
  'div, 20,000 deep': '<div>'.repeat(20_000),
  'b, 20,000 deep': '<b>'.repeat(20_000),
  'a, 20,000 deep': '<a href="/x">'.repeat(20_000),
  'table, 20,000 deep': '<table>'.repeat(20_000),
  'svg g, 20,000 deep': `<svg>${'<g>'.repeat(20_000)}`,
  'details, 20,000 deep': '<details>'.repeat(20_000),
  'table in cell': '<table><tr><td>'.repeat(5_000),
  template: '<template>'.repeat(5_000),
  'unknown names': times(8_000, (i) => `<x${i.toString(36)}>`),
  '200 deep, many': times(60, () => `${'<div>'.repeat(200)}${'</div>'.repeat(200)}`),
  '200 unknown deep, many': times(60, () => `${'<u>'.repeat(200)}${'</u>'.repeat(200)}`),
  '60 deep, many': times(80, () => `${'<div>'.repeat(60)}x${'</div>'.repeat(60)}`),
  '60 details deep, many': times(45, () => `${'<details>'.repeat(60)}x${'</details>'.repeat(60)}`),
  'misnested b p': '<b><p>'.repeat(8_500),
  'distinct b p': times(3_500, (i) => `<b id=${i}><p>`),
  'distinct p b': times(3_300, (i) => `<p><b id=${i}></p>`),
  '200 open b, many p': `<p>${times(200, (i) => `<b id=${i}>`)}</p>${'<p>x</p>'.repeat(6_000)}`,
  '60 open b, many p': `<p>${times(60, (i) => `<b id=${i}>`)}</p>${'<p>x</p>'.repeat(6_000)}`,
  'long title on open b': `<p><b title="${'x'.repeat(25_000)}"></p>${'<p>x</p>'.repeat(3_000)}`,
  'adoption, a p': '<a href="/x"><p>'.repeat(3_200),
  'adoption, b i u s': '<b><i><u><s><p></b></i></u></s>'.repeat(1_600),
  'fostered br': `<table>${'<br>'.repeat(12_500)}`,
  'fostered text': `<table>${'x<br>'.repeat(10_000)}`,
  'fostered table': `<table>${'<div>x</div>'.repeat(4_200)}`,
  // As many elements as are still accepted: refused content is not what costs most.
  '2,400 tables': '<table>'.repeat(2400),
  '2,400 drawings and tables': '<svg><table>'.repeat(1200),
  '4,900 p': '<p>'.repeat(4900),
  '4,900 br before a table': `<table>${'<br>'.repeat(4900)}`,
  '4,900 h2': '<h2>a'.repeat(4900),
  '4,900 li': '<li>'.repeat(4900),
  '4,900 dt': '<dt>x'.repeat(4900),
  'siblings br': '<br>'.repeat(12_500),
  'siblings p': '<p>'.repeat(17_000),
  'siblings b': '<b>x</b>'.repeat(6_300),
  'siblings h2': '<h2>a'.repeat(10_000),
  'siblings h1': '<h1>Title</h1>'.repeat(3_600),
  'h2 in b in h2': times(500, () => `${'<h2><b>'.repeat(25)}x${'</b></h2>'.repeat(25)}`).slice(0, 50_000),
  'siblings li': '<li>'.repeat(12_500),
  'siblings a': '<a href="https://a.uk/x">x</a>'.repeat(1_700),
  'siblings path': `<svg>${'<path d="M1 1"/>'.repeat(3_200)}</svg>`,
  'siblings transform': `<svg>${'<g transform="rotate(1)"/>'.repeat(1_900)}</svg>`,
  'siblings table': '<table><tr><td></table>'.repeat(2_200),
  'same id': '<p id=a>'.repeat(6_300),
  'many ids': times(4_000, (i) => `<p id=a${i}>`),
  'one long attribute': `<p title="${'x'.repeat(50_000)}">x</p>`,
  'attribute of quotes': `<p title='${'"'.repeat(50_000)}'>x</p>`,
  'many attributes': `<p ${times(12_500, (i) => `${i.toString(36)} `)}>x</p>`,
  'many tags of attributes': times(1_000, () => '<p a b c d e f g h i j k l m n o p q r s t u v w x y z>'),
  'long href': `<a href="${' '.repeat(50_000)}x">x</a>`,
  'long href path': `<a href="/${'/x'.repeat(25_000)}">x</a>`,
  'long mailto': `<a href="mailto:${'a'.repeat(50_000)}">x</a>`,
  'long transform': `<svg><g transform="${'rotate(1) '.repeat(5_000)}x"/></svg>`,
  'long points': `<svg><polyline points="${'1,1 '.repeat(12_500)}x"/></svg>`,
  'long media path': `<img src="/media/${'a/'.repeat(25_000)}!">`,
  'long srcset': `<picture><source srcset="${'/media/a 1x,'.repeat(4_200)}"></picture>`,
  'long class': `<p class="${'a '.repeat(25_000)}">x</p>`,
  spaces: `<p>x${' '.repeat(50_000)}x</p>`,
  'spaces between': '<y> </y>'.repeat(6_300),
  '1 MB of <': '<'.repeat(1_000_000),
  '400 kB of <': '<'.repeat(400_000),
  '400 kB of <p': '<p'.repeat(200_000),
  ampersands: '&'.repeat(50_000),
  'half references': '&notin'.repeat(8_300),
  references: '&lt;'.repeat(12_500),
  comments: '<!---->'.repeat(7_100),
  'comment, unclosed': '<!--'.repeat(12_500),
  'comment ends': '-->'.repeat(16_600),
  'end tags p': '</p>'.repeat(12_500),
  'end tags unknown': `${'<div>'.repeat(200)}${'</x>'.repeat(12_500)}`,
  'null characters': '\0'.repeat(50_000),
  'captions in captions': times(600, () => `<table><caption>${'<table><caption>'.repeat(4)}x`).slice(
    0,
    50_000,
  ),
  'boxes round a caption': `${'<div class="table-box">'.repeat(50)}<table><caption>${'x '.repeat(24_000)}`,
};

/** The shortest of several rounds after warm-up, so that other work on the machine does not count. */
function cpuOf(work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    work();
    const spent = process.cpuUsage(before);
    least = Math.min(least, (spent.user + spent.system) / 1000);
  }
  return least;
}

/** Prints the cost of each document; the figure is the worst one's. */
export async function bench(): Promise<Figure[]> {
  const costs = Object.entries(hostile).map(([name, body]) => {
    const document = article(body);
    const perUnit = (work: (html: string) => void, html: string) =>
      (cpuOf(() => work(html)) / html.length) * unit;
    const [asArticle, asRichText] = [perUnit(readArticle, document), perUnit(cleanRichText, body)];
    const outcome = readArticle(document) === undefined ? 'refused' : 'read';
    process.stdout.write(
      `${name.padEnd(26)} ${asArticle.toFixed(1).padStart(6)} ms/50 kB as an article (${outcome}), ${asRichText.toFixed(1).padStart(6)} as rich text\n`,
    );
    return Math.max(asArticle, asRichText);
  });
  return [
    {
      name: 'the worst 50 kB, processor time',
      value: Math.max(...costs),
      unit: 'ms',
      // The first of them.
      baseline: { name: 'plain text', value: costs[0] ?? NaN },
      goal: { of: 'value', atMost: limit },
    },
  ];
}
