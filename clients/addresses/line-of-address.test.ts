import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapedAttribute } from '#contracts/escaped-text.ts';
import { longestLine } from '#contracts/forms/longest-line.ts';
import { lines, ownFields } from '#contracts/forms/field-lengths.ts';
import { anyText } from '#contracts/forms/text.fixture.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { lineOfAddress } from './line-of-address.ts';

/** A text that a page carried in a field, as it arrives with a browser's post. */
function posted(text: string): string | undefined {
  const html = Buffer.from(`<input value="${escapedAttribute(text)}">`).toString();
  const value = named(readElements(html), 'input')[0]?.get('value') ?? '';
  const sent = value.replaceAll(/\r\n|\r|\n/g, '\r\n');
  return ownFields([['address-label', sent]], lines('address-label'))[0]?.[1];
}

test('a line is at most as long as a form accepts, and comes back from a form unchanged', () => {
  const spare = fc.nat({ max: longestLine + 1 });
  fc.assert(
    fc.property(
      fc.oneof(anyText, fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '\0', '\r', ' ') })),
      spare,
      (text, length) => {
        const line = lineOfAddress('b'.repeat(length) + text);
        expect(line.length).toBeLessThanOrEqual(longestLine);
        expect(posted(line)).toBe(line);
      },
    ),
  );
});

test.each([null, undefined, '', '\0 \r\n'])('an address without a text, as %j, has an empty line', (text) => {
  expect(lineOfAddress(text)).toBe('');
});
