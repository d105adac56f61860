import { expect, test } from 'vitest';
import { renderHtml } from './render-html.ts';

const content = {
  sender: { name: 'Larkfield Energy' } as Parameters<typeof renderHtml>[0]['sender'],
  greeting: 'Hello,',
  opening: 'We’ve got your message.',
  reference: 'LF-1',
  facts: [],
  sections: [],
  foot: [],
};

test('every value in the e-mail is escaped', () => {
  const hostile = `<b>&"'`;
  const page = renderHtml({
    sender: {
      name: hostile,
      phones: { customerService: '', gasEmergency: '', powerCut: '' },
      openingHours: '',
    } as Parameters<typeof renderHtml>[0]['sender'],
    greeting: hostile,
    opening: hostile,
    reference: hostile,
    facts: [{ label: hostile, value: hostile }],
    sections: [{ heading: hostile, paragraphs: [hostile] }],
    foot: [hostile],
  });
  expect(page).not.toContain('<b>');
  expect(page.split('&lt;b&gt;&amp;&quot;&#39;')).toHaveLength(12);
});

test('the e-mail begins with the words of the site’s header, and fetches nothing', () => {
  const head = (sender: object) =>
    renderHtml({ ...content, sender: { ...content.sender, ...sender } }).match(/<p style[^]*?<\/p>/)?.[0] ??
    '';
  const words = (sender: object) => head(sender).replace(/<[^>]*>/g, '');
  expect(words({ logo: { src: '/media/mark.svg', words: ['Larkfield', 'Energy'] } })).toBe(
    'Larkfield Energy',
  );
  expect(words({ logo: { src: '/media/wide.svg' } }), 'of a logo that contains the name').toBe(
    'Larkfield Energy',
  );
  expect(words({})).toBe('Larkfield Energy');
  expect(head({ logo: { src: '/media/mark.svg' } })).not.toMatch(/<img|url\(|src=/);
});
