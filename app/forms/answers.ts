/** A form's answers as typed, by field name. */
export type Answers = Record<string, string>;
/** Messages by field name; in the order of the form's fields. */
export type FieldErrors = Record<string, string>;

/** The text answers of a form. Files and repeated names are ignored, because our forms send neither. */
export function readAnswers(form: Iterable<[string, FormDataEntryValue]>): Answers {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // Browsers post a line break as CR LF; the visitor's character count counts it as one character.
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
