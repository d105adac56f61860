import { mostFields, ownFields, type FieldLengths } from '#contracts/forms/field-lengths.ts';

/**
 * A posted form, as its route reads it: only `fields`, each truncated to the length that its rule needs. So thousands
 * of fields cost no more than a hundred. server/edge/acceptable-requests has already checked that it was posted as
 * browsers send forms.
 */
export async function readForm(request: Request, fields: FieldLengths): Promise<URLSearchParams> {
  const posted = new URLSearchParams((await request.text()).split('&', mostFields).join('&'));
  return new URLSearchParams(ownFields(posted, fields));
}
