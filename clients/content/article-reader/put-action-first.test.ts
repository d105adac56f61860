import { describe, expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

const call = '<meta name="call" content="powerCut"><meta name="call-note" content="Free, day &amp; night.">';
const steps = '<ol class="steps"><li><h2>Look outside</h2><p>Is it dark?</p></li></ol>';
const read = (body: string, head = call) =>
  readArticle(
    `<!doctype html><html><head><title>T</title>${head}</head><body><div class="content-panel">${body}</div></body></html>`,
  );
const bar = (className: string, name: string, note: string) =>
  `<div class="call-bar"><a class="${className}" href="tel:{{phone:${name}}}"><span><b>` +
  `<span class="visually-hidden">Call </span><span class="call__number">{{phone:${name}}}</span></b>${note}</span></a></div>`;

describe('urgent articles', () => {
  test('an urgent article has its lead, then its steps in blocks beside the number to call with its note', () => {
    const article = read(`\n<p>Look first.</p>\n${steps}<h2 id="b">After</h2>`);
    expect(article?.isUrgent).toBe(true);
    expect(article?.html).toContain(
      '<p class="lead">Look first.</p>\n<div class="action-first"><ol class="action-steps"><li><h2 id="look-outside">Look outside</h2><p>Is it dark?</p></li></ol>' +
        `${bar('call', 'powerCut', '<small>Free, day &amp; night.</small>')}</div><h2 id="b">After</h2>`,
    );
  });

  test('only the gas emergency is red, and a call without a note shows only the number', () => {
    expect(read(`<p>Go.</p>${steps}`, '<meta name="call" content="gasEmergency">')?.html).toContain(
      bar('call call--alarm', 'gasEmergency', ''),
    );
  });

  test('what the page adds for the call is not part of the article’s text', () => {
    expect(read(`<p>Look first.</p>${steps}`)?.text).toMatch(/^Look first. Look outside. Is it dark\?/);
  });

  test('a note is text, so its markup is escaped', () => {
    const head = '<meta name="call" content="powerCut"><meta name="call-note" content="&lt;img src=x>">';
    expect(read(`<p>a</p>${steps}`, head)?.html).toContain('<small>&lt;img src=x&gt;</small>');
  });

  test.each([
    ['without a call', `<p>a</p>${steps}`, ''],
    ['whose call is empty', `<p>a</p>${steps}`, '<meta name="call" content="">'],
    ['whose call closes its name', `<p>a</p>${steps}`, '<meta name="call" content="a}} {{b">'],
    ['that begins with its steps', steps, call],
    ['with text before its steps', `<p>a</p>b${steps}`, call],
    ['with two paragraphs before its steps', `<p>a</p><p>b</p>${steps}`, call],
    ['with a plain list', '<p>a</p><ol><li>b</li></ol>', call],
  ])('an article %s is an ordinary one', (_name, body, head) => {
    const article = read(body, head);
    expect(article).not.toHaveProperty('isUrgent');
    expect(article?.html).not.toMatch(/call|action|lead/);
  });
});

test('sections of what to do and what not to do are unchanged', () => {
  const sections =
    '<section class="do"><h2 id="wait">While you wait</h2><ul><li>Wait.</li></ul></section>' +
    '<section class="dont"><h2 id="dont">Don’t</h2><ul><li>Don’t run.</li></ul></section>';
  expect(read(sections, '')?.html).toContain(sections);
});
