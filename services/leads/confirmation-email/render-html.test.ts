import { expect, test } from 'vitest';
import { renderHtml } from './render-html.ts';

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
