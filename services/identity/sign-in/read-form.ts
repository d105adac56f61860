import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fieldLengths, mostFields, ownFields } from '#contracts/forms/field-lengths.ts';
import { signInForm } from '#contracts/forms/sign-in.ts';

const fields = fieldLengths(signInForm);

/** The answers of the posted sign-in form, by name, truncated to what its rules need; empty if it is not a form. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (!isForm) return {};
  const posted = new URLSearchParams((await text(request)).split('&', mostFields).join('&'));
  return Object.fromEntries(ownFields(posted, fields));
}
