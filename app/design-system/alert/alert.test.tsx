import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './alert.tsx';

test('an alert is dismissed by posting a form', () => {
  const dismiss = { action: '/dismiss', name: 'notice', value: 'busy', label: 'Dismiss this notice' };
  const html = renderToStaticMarkup(
    <Alert title="Busy" role="status" dismiss={dismiss}>
      Call later.
    </Alert>,
  );
  expect(html).toContain('role="status"');
  expect(html).toContain('<p>Call later.</p>');
  expect(html).toContain('action="/dismiss" method="post"');
  expect(html).toContain('<input type="hidden" name="notice" value="busy"/>');
  expect(html).toContain('aria-label="Dismiss this notice"');
});

test('an alert that can receive focus is named by its title; one without a role has no name', () => {
  const led = renderToStaticMarkup(<Alert id="kept" role="group" title="Kept" />);
  expect(led).toContain('aria-labelledby="kept-title"');
  expect(led).toContain('<h2 id="kept-title">Kept</h2>');
  expect(renderToStaticMarkup(<Alert id="kept" title="Kept" />)).not.toContain('aria-labelledby');
});
