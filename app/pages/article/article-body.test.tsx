import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody } from './article-body.tsx';

const steps = '<p class="lead">Get out.</p><div class="action-first"><ol><li>Open a door</li></ol>';
const callBar = '<div class="call-bar"><a href="tel:105">105</a></div></div>';
const rest = '<h2>While you wait</h2>';
const bodyOf = (html: string) => renderToStaticMarkup(<ArticleBody html={html} isRich={false} isUrgent />);
const withoutSheet = (markup: string) => markup.replace(/<link rel="stylesheet" href="[^"]*">/, '');

test('an urgent article loads the styles for the rest of its text after the steps and the number to call', () => {
  const markup = bodyOf(steps + callBar + rest);
  expect(markup).toMatch(/<\/a><\/div><\/div><link rel="stylesheet" href="[^"]*"><h2>/);
  expect(withoutSheet(markup)).toContain(steps + callBar + rest);
});

test('an urgent article without a number to call loads all of its styles before its text', () => {
  const markup = bodyOf(`${steps}</div>${rest}`);
  expect(markup).toMatch(/<link rel="stylesheet" href="[^"]*"><p class="lead">/);
  expect(withoutSheet(markup)).toContain(`${steps}</div>${rest}`);
});
