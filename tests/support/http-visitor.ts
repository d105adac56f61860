import { named, readElements } from './read-elements.ts';
import { legacyCustomer, samplePassword } from './sample-customers.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Form = { action: string; fields: URLSearchParams };

/** A visitor without scripts who speaks HTTP: a cookie jar for each host, and no redirect followed unless asked. */
export function httpVisitor(site: { origin: string; fetch: Fetch }) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map();

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, site.origin);
    const jar = jarOf(url.host);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const request = new Request(url, { ...init, headers, redirect: 'manual' });
    const response = await (url.origin === site.origin ? site.fetch(request) : fetch(request));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  const get = (address: string, headers: Record<string, string> = {}) => send(address, { headers });
  const post = ({ action, fields }: Form) =>
    send(action, { method: 'POST', body: fields, headers: { origin: site.origin } });

  async function follow(response: Response, isThere = (_address: string) => false): Promise<Response> {
    const location = response.headers.get('location');
    if (location === null || isThere(location)) return response;
    return follow(await get(new URL(location, response.url || site.origin).href), isThere);
  }

  /** Signs in up to the response that the issuer's page would post to the site. */
  async function signInUpToCallback(from = '/help-and-support/meters', email = legacyCustomer.email) {
    const signInResponse = await follow(
      await get(`/help-and-support/sign-in?${new URLSearchParams({ from })}`),
    );
    const page = await readForm(signInResponse);
    if (!page.fields.has('password')) return page;
    page.fields.set('email', email);
    page.fields.set('password', samplePassword);
    return readForm(await follow(await post(page)));
  }

  return {
    /** The cookies that this visitor has for the site, by name. */
    cookies: jarOf(new URL(site.origin).host),
    get,
    post,
    follow,
    signInUpToCallback,
    signIn: async (email?: string) => post(await signInUpToCallback(undefined, email)),
  };
}

/** The page's own form, as it would be sent. */
async function readForm(response: Response): Promise<Form> {
  const page = readElements(await response.text());
  const [main] = named(page, 'main');
  const [form] = named(main?.inside ?? page, 'form');
  if (!form) throw new Error(`no form in the answer ${response.status} of ${response.url}`);
  const fields = named(form.inside, 'input').map((input) => [
    input.get('name') ?? '',
    input.get('value') ?? '',
  ]);
  return { action: form.get('action') ?? '', fields: new URLSearchParams(fields) };
}
