import { existsSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { isNetwork } from '#platform/visitor-address/trusted-proxies.ts';

// The format of each kind of variable; the message says what was expected.

const base = /^https?:\/\/[^\s?#]+$/;
const expectedBase = 'a web address starting with http:// or https://, without ? or #';
const withoutSlashes = z.transform((value: string) => value.replace(/\/+$/, ''));

/** The base of further addresses: paths are appended to it. */
export const webAddress = z.pipe(addressLike(base, expectedBase), withoutSlashes);

/** The same, for a service that signs in with a user name and password in its address. */
export const webAddressWithUser = z.pipe(addressWithUser(base, expectedBase), withoutSlashes);

/** A whole address, used exactly as it is written: its path may end in a slash, and its query may contain a key. */
export const endpoint = addressLike(
  /^https?:\/\/[^\s#]+$/,
  'a web address starting with http:// or https://, without #',
);

/** `fetch` refuses an address with a user name or password, and visitors would see those in the addresses of pages. */
function addressLike(form: RegExp, expected: string) {
  return addressWithUser(form, expected).check(
    z.refine(
      (value) => new URL(value).username === '' && new URL(value).password === '',
      'a web address without a user name or password',
    ),
  );
}

function addressWithUser(form: RegExp, expected: string) {
  return z
    .string()
    .check(z.refine((value) => form.test(value) && URL.canParse(value), { error: expected, abort: true }));
}

/** A site's origin, without a path: the site's pages, cookies and redirects start at its root. */
export const siteOrigin = webAddress.check(
  z.refine(
    (value) => new URL(value).pathname === '/',
    'a web address without a path, like https://www.example.com',
  ),
);

/** Whether a web address belongs to a public site: a site with a host name of its own is in production. */
export function isPublicAddress(address: string): boolean {
  return (
    webAddress.safeParse(address).success && !/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(address)
  );
}

/** Whether HOST can be reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
}

export const listenHost = z
  .string()
  .check(z.regex(/^[^\s[\]]+$/, 'a host name or address to listen on, without brackets or spaces'));

/** CIDR networks or single addresses, separated by commas; `none` trusts nobody. */
export const networks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value === 'none' || listOf(value).every(isNetwork),
        'networks separated by commas, like 10.0.0.0/8, 192.0.2.10, 2001:db8::/32; or none',
      ),
    ),
  z.transform((value: string) => (value === 'none' ? [] : listOf(value))),
);

/** The entries of a value that separates them by commas. */
export function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

/** '' when it is off. */
export const strictTransport = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:off|max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?)$/,
        'off, or the header’s value, like max-age=31536000; includeSubDomains',
      ),
    ),
  z.transform((value: string) => (value === 'off' ? '' : value)),
);

/** A larger number would no longer be a limit. */
const largestFactor = 1_000;

export const rateLimits = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) =>
          value === 'on' ||
          value === 'off' ||
          (/^\d{1,4}(?:\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= largestFactor),
        `on, off, or a factor from 0.01 to ${largestFactor} that widens every limit, like 4`,
      ),
    ),
  z.transform((value: string): number | 'off' =>
    value === 'off' ? 'off' : value === 'on' ? 1 : Number(value),
  ),
);

export function seconds(most: number) {
  return z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,4}$/.test(value) && Number(value) <= most,
          `a whole number of seconds from 0 to ${most}`,
        ),
      ),
    z.transform(Number),
  );
}

export const defaultPort = 3000;

export const port = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
        'a whole number from 1 to 65535',
      ),
    ),
  z.transform(Number),
);

export const percentage = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,3}(?:\.\d{1,3})?$/.test(value) && Number(value) <= 100,
        'a percentage from 0 to 100',
      ),
    ),
  z.transform(Number),
);

export const share = z.pipe(
  z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'a number from 0 to 1')),
  z.transform(Number),
);

/** A region of the monitoring provider. */
export const providerSite = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){1,3}$/, 'a site of the provider, like datadoghq.eu'));

/** Created where it is needed, if it is not there. */
export const folder = z
  .string()
  .check(
    z.refine(
      (value) => !existsSync(value) || statSync(value).isDirectory(),
      'the path of a folder, not of a file',
    ),
  );

export const identifier = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{1,100}$/, 'letters, digits, dots, hyphens and underscores'));

/** RFC 6749 §3.3: words of visible ASCII. */
export const scope = z
  .string()
  .check(
    z.refine(
      (value) => /^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/.test(value) && value.split(' ').includes('openid'),
      'scopes with single spaces between, openid among them',
    ),
  );

export const audience = z
  .string()
  .check(z.regex(/^[!-~]{1,500}$/, 'what your API is called at the issuer, without spaces'));

export const database = z
  .string()
  .check(
    z.refine(
      (value) => /^file:.+/.test(value) || (/^postgres(?:ql)?:\/\/.+/.test(value) && URL.canParse(value)),
      'file:PATH for SQLite, or postgres://USER@HOST:PORT/DATABASE',
    ),
  );

export const mailServer = z
  .string()
  .check(
    z.refine(
      (value) => /^smtps?:\/\/.+/.test(value) && URL.canParse(value),
      'smtp://HOST:PORT or smtps://HOST:PORT',
    ),
  );

export const mailAddress = z
  .string()
  .check(z.regex(/^[^\s@<>",;]+@[^\s@<>",;]+$/, 'an e-mail address, like help@example.com'));

/** iron-session refuses shorter ones: they could be guessed. */
export const shortestSecret = 32;

export const secrets = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(',').every((secret) => secret.trim().length >= shortestSecret),
        `one or more secrets of at least ${shortestSecret} characters, separated by commas, the newest first`,
      ),
    ),
  z.transform((value: string) => value.split(',').map((secret) => secret.trim())),
);
