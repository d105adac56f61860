import { describe, expect, test } from 'vitest';
import { reservedIds } from './article-ids.ts';
import { articleOf } from './hostile/article-of.fixture.ts';
import { readArticle } from './read-article.ts';

const htmlOf = (body: string) => readArticle(articleOf(body))?.html.replace('<p>Words.</p>', '').trim();
const nameFrom = (caption: string) =>
  /aria-label="([^"]*)"/.exec(htmlOf(`<table><caption>${caption}</caption></table>`) ?? '')?.[1];

describe('headings', () => {
  test('contents are the h2s; one without an id gets one from its text', () => {
    const article = readArticle(
      articleOf(
        '<h2 id="digital">Digital <b>meters</b></h2><h3>Not this</h3><h2>What’s next?</h2><h2>7 steps</h2><h2></h2>',
      ),
    );
    expect(article?.contents).toEqual([
      { id: 'digital', label: 'Digital meters' },
      { id: 'whats-next', label: 'What’s next?' },
      { id: 'section-7-steps', label: '7 steps' },
    ]);
    expect(article?.html).toContain('<h2 id="whats-next">What’s next?</h2>');
  });

  test('an id is unique and is never one of the page’s own', () => {
    expect(
      htmlOf(
        '<h2 id="main">Main</h2><h2 id="a">A</h2><p id="a">b</p><h2>A</h2><h2>A</h2><p id="Bad Id">c</p>',
      ),
    ).toBe(
      '<h2 id="main-2">Main</h2><h2 id="a">A</h2><p>b</p><h2 id="a-2">A</h2><h2 id="a-3">A</h2><p>c</p>',
    );
  });

  test.each(reservedIds)('the id %s is reserved for the page', (id) => {
    expect(htmlOf(`<p id="${id}">a</p><h2>${id}</h2>`)).toBe(`<p>a</p><h2 id="${id}-2">${id}</h2>`);
  });

  test('an id made from a long heading has at most 64 characters, even with a number at its end', () => {
    const ids = readArticle(articleOf(`<h2>${'a'.repeat(99)}</h2>`.repeat(2)))?.contents.map(({ id }) => id);
    expect(ids).toEqual(['a'.repeat(64), `${'a'.repeat(62)}-2`]);
  });

  test('an id made from text is never one that a later element has', () => {
    expect(htmlOf('<h2>Smart</h2><p id="smart">b</p>')).toBe(
      '<h2 id="smart-2">Smart</h2><p id="smart">b</p>',
    );
  });

  test('an h1 that repeats the title is removed; any other becomes an h2', () => {
    expect(htmlOf('<h1> <b>TITLE</b></h1><div><h1>Title</h1></div><h1>Other</h1>')).toBe(
      '<div></div><h2 id="other">Other</h2>',
    );
  });
});

describe('markup', () => {
  const allowed = [
    '<ul class="links"><li><a href="/energy/priority-services">Join the register</a></li></ul>',
    '<ol class="steps"><li><h3>Do this</h3><p>Now.</p></li></ol>',
    '<div class="note note--danger"><p><b>Smell gas?</b> Call <a href="tel:0800111999"><b class="kbd-num">0800 111 999</b></a>.</p></div>',
    '<details class="expander" open=""><summary>Why?</summary><div class="expander__body"><p>So.</p></div></details>',
    '<div class="tabs"><section class="tab"><h3>Card</h3><p>Pay.</p></section></div>',
    '<p><a class="button" href="/energy/pay-bill">Pay &amp; go</a> <abbr title="kilowatt hours">kWh</abbr> CO<sub>2</sub><br><time datetime="2026-11-03">3 November</time></p>',
    '<dl><dt lang="cy">Nwy</dt><dd><code>F28</code> <span>x</span></dd></dl><hr><blockquote><p><i>a</i><em>b</em><strong>c</strong></p></blockquote><address>1 Lane</address>',
    '<figure class="figure"><div class="figure__art"><svg class="art" viewBox="0 0 480 190" role="img" aria-label="A meter"><title>A meter</title><g transform="translate(1 2) rotate(-4.5,1,1)" opacity=".5"><rect x="1" y="2" width="3" height="4" rx="5" fill="var(--surface)"/><path d="M64 40h70M64 150l-2.5.5z" stroke-linecap="round"/><circle class="sun" cx="1" cy="1" r="9"/><line x1="0" y1="0" x2="1" y2="1" stroke="#0b5d5e" stroke-dasharray="4 4"/></g><text x="98" y="104" font-size="34" font-weight="750" text-anchor="middle" fill="currentColor" stroke="none">0<tspan x="1">1</tspan></text></svg></div><figcaption>Read <b>0</b>.</figcaption></figure>',
    '<div class="table-box" tabindex="0" role="region" aria-label="Hours"><table><caption>Hours</caption><thead><tr><th scope="col" colspan="2">Day</th></tr></thead><tbody><tr><th scope="row">Mon</th><td rowspan="2">8am</td></tr></tbody></table></div>',
    '<picture><source srcset="/help-and-support/media/a.avif 1x, /help-and-support/media/b.avif 2x" type="image/avif"><img src="/help-and-support/media/a.png" alt="A &quot;meter&quot;" width="480" height="190"></picture>',
    '<video src="/help-and-support/media/films/a.mp4" poster="/help-and-support/media/films/a.svg" controls="" preload="none"><track src="/help-and-support/media/films/a.vtt" kind="captions" srclang="en" label="English" default=""></video>',
  ];

  test.each(allowed)('allowed markup is unchanged: %s', (html) => {
    expect(htmlOf(html)).toBe(html);
  });

  test('a picture without alternative text is decoration', () => {
    expect(htmlOf('<img src="/media/films/a.svg">')).toBe(
      '<img src="/help-and-support/media/films/a.svg" alt="">',
    );
  });

  test('media is served from our own path, and from nowhere else', () => {
    expect(htmlOf('<img src="/media/films/a.svg" alt="">')).toBe(
      '<img src="/help-and-support/media/films/a.svg" alt="">',
    );
    expect(
      htmlOf(
        '<img src="/media/../a.svg"><img src="/media//a"><img src="/other/a.svg"><img src="https://a.uk/media/a">',
      ),
    ).toBe('');
  });

  test('an unknown element loses its tags but not its text', () => {
    expect(htmlOf('<main><u>Turn</u> it <font>off</font></main><article>now</article>')).toBe(
      'Turn it off now',
    );
  });

  test('a table without a box gets one, named after its caption', () => {
    expect(htmlOf('<table><caption>Opening  hours</caption><tr><td>8am</td></tr></table>')).toBe(
      '<div class="table-box" tabindex="0" role="region" aria-label="Opening hours"><table><caption>Opening  hours</caption><tbody><tr><td>8am</td></tr></tbody></table></div>',
    );
    expect(htmlOf('<table><tr><td>8am</td></tr></table>')).toContain('aria-label="Table"');
  });

  test('a long caption names its table by its first words only, since the name is read out in full', () => {
    expect(nameFrom('day '.repeat(200))).toBe('day '.repeat(37).trim());
    expect(nameFrom('d'.repeat(200))).toBe('d'.repeat(150));
  });

  test('a table in a paragraph is parsed as on our pages, with or without a doctype', () => {
    const body = '<p>a<table><tr><td>b</td></tr></table>';
    expect(readArticle(articleOf(body).replace('<!doctype html>', ''))?.html).toBe(
      readArticle(articleOf(body))?.html,
    );
  });

  test('a drawing without a text alternative is hidden from screen readers, and one with it is an image', () => {
    expect(htmlOf('<svg viewBox="0 0 1 1" role="img"><path d="M0 0"/></svg>')).toBe(
      '<svg viewBox="0 0 1 1" aria-hidden="true" focusable="false"><path d="M0 0"/></svg>',
    );
    expect(htmlOf('<svg aria-label="A valve"></svg>')).toBe('<svg aria-label="A valve" role="img"></svg>');
  });

  test('a drawing contains shapes and lettering only: no HTML, no nested drawing, no stray text', () => {
    expect(
      htmlOf(
        '<svg aria-label="a"><title>b<p>c</p></title>d<g>e</g><svg><path d="M0 0"/></svg><text x="1">f<g>g</g></text></svg>',
      ),
    ).toBe('<svg aria-label="a" role="img"><title>b</title><g></g><text x="1">f<g></g></text></svg>');
  });

  test('a panel that is itself a table yields its text, not parts of a table', () => {
    const table = '<table class="content-panel"><tr><td>a</td><td>b</td></tr></table>';
    expect(readArticle(`<html><title>Title</title><body>${table}</body></html>`)?.html).toBe('a b');
  });

  test('half a surrogate pair is replaced, so that the page can be sent as UTF-8', () => {
    expect(htmlOf('\uD83D<b title="\uDE00">a</b>')).toBe('\uFFFD<b title="\uFFFD">a</b>');
  });

  test('paint is a colour, a token or nothing; shapes that are not on the allow-list are removed', () => {
    expect(
      htmlOf(
        '<svg aria-label="a"><path d="M0 0" fill="red" stroke="url(#a)"/><use href="#a"/><defs><path d="M1 1"/></defs></svg>',
      ),
    ).toBe('<svg aria-label="a" role="img"><path d="M0 0"/></svg>');
  });
});
