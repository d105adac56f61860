import { describe, expect, test } from 'vitest';
import { articleOf } from './hostile/article-of.fixture.ts';
import { readArticle } from './read-article.ts';

const page = (head: string, body: string) =>
  `<!doctype html><html><head><title>Read your meter</title>${head}</head><body>${body}</body></html>`;

describe('the metadata of a document', () => {
  test('title, description, review day, related articles and keywords are read', () => {
    const article = readArticle(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<title>
  Fish &amp; chips  </title>
<meta name="Description" content="It takes
 about a minute.">
<meta name="last-reviewed" content="2026-11-03">
<meta name="related" content="meters/economy-7-meters, , my-account/moving-home, /x, a/b/c, meters/Read_It, meters/café, meters/economy-7-meters">
<meta name="keywords" content="dial, kWh ,, dial">
</head><body><nav>Not this</nav><div class="wide content-panel"><p>Read it.</p></div></body></html>`);
    expect(article).toEqual({
      title: 'Fish & chips',
      description: 'It takes about a minute.',
      html: '<p>Read it.</p>',
      contents: [],
      isRich: false,
      lastReviewed: '2026-11-03',
      related: ['meters/economy-7-meters', 'my-account/moving-home', 'meters/Read_It', 'meters/café'],
      keywords: ['dial', 'kWh'],
      text: 'Read it.',
      wordCount: 2,
    });
  });

  test('a document with nothing but a title has no review day, and empty lists', () => {
    const article = readArticle(articleOf(''));
    expect(article).toMatchObject({ description: '', related: [], keywords: [] });
    expect(article).not.toHaveProperty('lastReviewed');
  });

  test.each(['2026-02-30', '2026-13-01', '3 November 2026', '2026-11-03T00:00', ''])(
    '%j is not a valid review day',
    (day) => {
      expect(readArticle(articleOf('', `<meta name="last-reviewed" content="${day}">`))).not.toHaveProperty(
        'lastReviewed',
      );
    },
  );

  test('the title of a drawing is not the title of the article', () => {
    const drawing = '<svg><title>Drawing</title></svg>';
    expect(
      readArticle(`<html><body>${drawing}<div class="content-panel">a</div></body></html>`),
    ).toBeUndefined();
  });

  test('content-panel takes precedence over nucleus-content in any order, and the first of each is used', () => {
    const nucleus = '<div class="nucleus-content">nucleus</div>';
    const panel = '<section class="content-panel">panel</section><div class="content-panel">second</div>';
    expect(readArticle(page('', nucleus + panel))?.text).toBe('panel');
    expect(readArticle(page('', `<main>${nucleus}${nucleus}</main>`))?.html).toBe('nucleus');
  });
});

describe('documents that are not articles', () => {
  test.each([
    ['nothing', ''],
    ['no title', '<html><body><div class="content-panel">a</div></body></html>'],
    ['an empty title', '<html><title> </title><body><div class="content-panel">a</div></body></html>'],
    ['no panel', page('', '<p>a</p>')],
    ['a panel without words', page('', '<div class="content-panel"> <p>&nbsp;</p><script>a</script></div>')],
    ['a panel inside a template', page('', '<template><div class="content-panel">a</div></template>')],
  ])('a document with %s is not an article', (_name, html) => {
    expect(readArticle(html)).toBeUndefined();
  });

  test('every document cut off before its end is refused, so that an earlier good copy stays in use', () => {
    const whole = articleOf('<p>Turn the lever to the side.</p>').trimEnd();
    for (let length = 0; length < whole.length; length += 1) {
      expect(readArticle(whole.slice(0, length)), `cut at ${length}`).toBeUndefined();
    }
    expect(readArticle(whole)).toBeDefined();
  });

  test('spaces, comments and scripts may follow the end tag, which may be in upper or lower case', () => {
    const whole = articleOf('').trimEnd();
    expect(readArticle(`${whole}\n<!-- page 7 -->\n <!-- cached -->\n`)).toBeDefined();
    expect(readArticle(whole.replace('</html>', '</HTML\n>'))).toBeDefined();
    expect(
      readArticle(`${whole}\n<script src="/proxy.js"></script><SCRIPT>"</body>"</SCRIPT >\n`),
    ).toBeDefined();
    expect(readArticle(`${whole} -->`)).toBeUndefined();
    expect(readArticle(`${whole}<p>More</p>`)).toBeUndefined();
    expect(readArticle(whole.replace('</html>', '<!-- </html> -->'))).toBeUndefined();
  });

  test('a byte order mark does not hide the title', () => {
    expect(readArticle(`\uFEFF${articleOf('')}`)?.title).toBe('Title');
  });
});

describe('what readers see', () => {
  test('blocks are separated by spaces, inline elements are not, and drawings are omitted', () => {
    const article = readArticle(
      articleOf(
        '<ul><li>CO<sub>2</sub></li><li>a<br>b</li></ul><svg aria-label="x"><text x="1" y="1">9</text></svg><p>c – d</p>',
      ),
    );
    expect(article?.text).toBe('Words. CO2 a b c – d');
    expect(article?.wordCount).toBe(6);
  });

  test.each([
    ['an expander', '<details><summary>a</summary>b</details>'],
    ['tabs', '<div class="tabs"><section class="tab">a</section></div>'],
    ['a film', '<video src="/media/a.mp4"></video>'],
  ])('%s makes an article rich', (_name, body) => {
    expect(readArticle(articleOf(body))?.isRich).toBe(true);
  });

  test('steps, notes and tables alone do not make an article rich', () => {
    const body =
      '<ol class="steps"><li>a</li></ol><div class="note">b</div><table><tr><td>c</td></tr></table>';
    expect(readArticle(articleOf(body))?.isRich).toBe(false);
  });
});
