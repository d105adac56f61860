import { fieldLengths } from '#contracts/forms/field-lengths.ts';
import { signInForm } from '#contracts/forms/sign-in.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Case } from './run-cases.ts';
import { formEscaped, lineOf, sizes, textOf, unitNames } from './worst-texts.ts';

/** The embedded provider's sign-in form, as a browser reaches it: where it is posted, and with which cookies. */
export async function openSignIn(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ address: string; cookie: string }> {
  const cookies = new Map<string, string>();
  let address = `${url}${signInPaths.signIn}`;
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { ...headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) {
      if (!answer.ok) throw new Error(`The sign-in page answers ${answer.status}`);
      return { address, cookie };
    }
    address = new URL(location, address).href;
  }
}

/** Worst texts in every field of the sign-in form. */
export async function signInCases(url: string): Promise<Case[]> {
  const { address, cookie } = await openSignIn(url);
  const fields = Object.keys(fieldLengths(signInForm));
  const right: Record<string, string> = { email: 'robin@example.com', password: 'not the right one' };
  return unitNames.flatMap((unit) =>
    [
      lineOf(unit),
      textOf(unit, sizes.middle, formEscaped),
      textOf(unit, sizes.large, formEscaped),
      textOf(unit, sizes.largest, formEscaped),
    ].flatMap((text) =>
      fields.map((field): Case => {
        const body = fields
          .map((name) => `${name}=${formEscaped(name === field ? text : (right[name] ?? ''))}`)
          .join('&');
        const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
        return {
          group: 'sign-in',
          name: `${text.length} of ${unit} in ${field}`,
          url: address,
          init: { method: 'POST', headers, body },
        };
      }),
    ),
  );
}
