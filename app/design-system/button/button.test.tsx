import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button submits its form unless its type says otherwise', () => {
  expect(renderToStaticMarkup(<Button>Send</Button>)).toBe(
    '<button class="button" type="submit">Send</button>',
  );
});

test('a loading button keeps its focus, says what is happening and submits nothing', () => {
  const html = renderToStaticMarkup(
    <Button name="intent" value="send" loading loadingLabel="Sending">
      Send
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('type="button"');
  expect(html).toContain('Sending');
  expect(html).not.toMatch(/ disabled| name=|Send</);
});

test('a button that can’t be used yet says why', () => {
  const html = renderToStaticMarkup(<Button disabledReason="Opens on Monday">Book</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('Opens on Monday');
});
