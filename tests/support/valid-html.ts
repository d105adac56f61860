import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML; browsers read each of these the same way.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // SPEC §2 prescribes 36 characters at the end of every title.
    'long-title': 'off',
    // The style sheet prevents line breaks in phone numbers; every-page.test.ts checks that.
    'tel-non-breaking': 'off',
    // A table's scrolling box is a div in the content; as a region it can be named and scrolled by keyboard.
    // Suggestions below a text box are a list, which a select can't be.
    'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
  },
});

/** The errors in a page's HTML, one line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
