import { mostFields, ownFields, type FieldLengths } from '#contracts/forms/field-lengths.ts';

/**
 * What was posted to a form, as its route reads it: `fields` and nothing else, none longer than its rule needs to see.
 * Thousands of fields cost no more than a hundred.
 */
export async function readForm(request: Request, fields: FieldLengths): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  const posted = type.startsWith('application/x-www-form-urlencoded')
    ? new URLSearchParams((await request.text()).split('&', mostFields).join('&'))
    : await request.formData();
  return new URLSearchParams(ownFields(posted, fields));
}
