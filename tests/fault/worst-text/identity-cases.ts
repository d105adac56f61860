import { signInPaths } from '#contracts/sign-in-paths.ts';
import { formHeaders } from './form-cases.ts';
import type { Case } from './run-cases.ts';
import {
  formEscaped,
  jsonEscaped,
  longestHead,
  percentEncoded,
  sizes,
  textOf,
  unitNames,
} from './worst-texts.ts';

/** What the issuer makes a browser post to the site; `error` and its description replace the tokens. */
const answerFields = ['state', 'id_token', 'access_token', 'error', 'error_description', 'iss'];
/** The parameters of a token request that the provider reads (RFC 6749, RFC 7636, RFC 7523). */
const tokenFields = [
  'grant_type',
  'code',
  'redirect_uri',
  'client_id',
  'code_verifier',
  'refresh_token',
  'scope',
  'client_assertion',
];
const refreshPaths = ['/identity/session/refresh/access', '/identity/session/refresh/identity'];
/** A little shorter than the longest post that the site reads, and longer ones. */
const answerSizes = [30_000, sizes.large, sizes.largest];

/** A browser that has started to sign in: its cookie, and the state that the issuer's response must contain. */
async function beginSignIn(url: string): Promise<{ cookie: string; state: string }> {
  const signInResponse = await fetch(`${url}${signInPaths.signIn}`, { redirect: 'manual' });
  const cookie = signInResponse.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const state = new URL(signInResponse.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { cookie: cookie.join('; '), state };
}

/** Worst texts in what is posted at the end of a sign-in, in token requests, and as tokens to refresh. */
export async function* identityCases(url: string): AsyncGenerator<Case> {
  const { cookie, state } = await beginSignIn(url);
  const post = (path: string, name: string, fields: Record<string, string>): Case => {
    const body = Object.entries(fields).map(([field, text]) => `${field}=${formEscaped(text)}`);
    const init = { method: 'POST', headers: { ...formHeaders, cookie }, body: body.join('&') };
    return { group: path, name, url: url + path, init };
  };
  const right = { grant_type: 'authorization_code', client_id: 'help-and-support', code: 'x' };
  for (const unit of unitNames)
    yield* [
      ...answerSizes.flatMap((size) => {
        const text = textOf(unit, size, formEscaped);
        const inToken = `${base64url(JSON.stringify({ alg: 'RS256', kid: textOf(unit, size / 2, jsonEscaped) }))}.e30.x`;
        return [
          ...answerFields.map((field) =>
            post(signInPaths.callback, `${size} bytes of ${unit} in ${field}`, { state, [field]: text }),
          ),
          post(signInPaths.callback, `${size} bytes of ${unit} within id_token`, {
            state,
            id_token: inToken,
            access_token: 'x',
          }),
        ];
      }),
      ...tokenFields.flatMap((field) =>
        [sizes.middle, sizes.large].map((size) =>
          post('/identity/token', `${size} bytes of ${unit} in ${field}`, {
            ...right,
            [field]: textOf(unit, size, formEscaped),
          }),
        ),
      ),
      ...refreshPaths.flatMap((path) =>
        [
          percentEncoded(textOf(unit, longestHead, percentEncoded)),
          `${base64url(JSON.stringify({ alg: 'RS256', kid: textOf(unit, longestHead / 2, jsonEscaped) }))}.e30.x`,
          `${base64url('{"alg":"RS256"}')}.${base64url(textOf(unit, longestHead / 2))}.x`,
        ].map((token, nth): Case => {
          const init = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
          return { group: path, name: `${unit} as a token, ${nth + 1}`, url: url + path, init };
        }),
      ),
    ];
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
