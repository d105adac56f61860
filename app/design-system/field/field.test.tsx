import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '../text-field/text-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';

test('a plain field has a label and no description', () => {
  const html = renderToStaticMarkup(<TextField id="surname" name="surname" label="Surname" />);
  expect(html).toContain('<label for="surname">Surname</label>');
  expect(html).not.toMatch(/aria-|required/);
});

test('the hint comes before the error and the error before the input, and both describe the input', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" name="email" label="Email" hint="For your reference." error="Enter an email" />,
  );
  expect(html).toMatch(/<label.*id="email-hint".*id="email-error".*<input/);
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
});

test('a text area over its limit keeps every character and says how many are too many', () => {
  const html = renderToStaticMarkup(
    <TextArea id="query" name="query" label="Query" limit={3} defaultValue="abcd" countMessage="1 over" />,
  );
  expect(html).toContain('>abcd</textarea>');
  expect(html).toContain('class="count count--over"');
  expect(html).toContain('aria-describedby="query-count"');
  expect(html).not.toContain('maxlength');
});

test('the first radio carries the name as its id, so that an error can link to it', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  const html = renderToStaticMarkup(
    <RadioGroup
      legend="Ready?"
      legendAsHeading
      name="ready"
      options={options}
      value="no"
      error="Choose one"
    />,
  );
  expect(html).toContain('<h1>Ready?</h1>');
  expect(html).toContain('id="ready" name="ready" value="yes"');
  expect(html).toMatch(/id="ready-2"[^>]*checked/);
  expect(html).toContain('aria-describedby="ready-error"');
});
