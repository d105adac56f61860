import { createHash } from 'node:crypto';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { LimitRule } from '#platform/rate-limits/open-rate-limits.ts';
import { limitRules } from '#server/edge/rate-limits/limit-rules.ts';
import { openSignIn } from '#tests/fault/worst-text/sign-in-cases.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { failingCustomer, newerCustomer } from '#tests/support/sample-customers.ts';
import { flood, formHeaders, statusOf, type AttackedSite } from './attacked-site.ts';
import { counted, type Report } from './report.ts';

const pointsOf = ([rule]: readonly LimitRule[]) => rule?.points ?? 0;
const tries = {
  ofAccountHere: pointsOf(limitRules.signInOfAccountHere),
  ofAddress: pointsOf(limitRules.signInOfAddress),
  ofAccount: pointsOf(limitRules.signInOfAccount),
  fromNewAddress: pointsOf(limitRules.signInFromNewAddress),
};

/**
 * Guesses passwords: for one account or many, from one place or many. A try gets through if its password is checked.
 */
export async function guessedPasswords(site: AttackedSite, report: Report) {
  const one = newerCustomer.email;
  const places = 60;
  const triesAPlace = 4;
  const guesses = [
    {
      attack: 'Passwords for one account, from one place',
      guesses: Array.from({ length: 40 }, () => ({ email: one, from: '192.0.2.31' })),
      allowed: tries.ofAccountHere,
    },
    {
      attack: 'Passwords for many accounts, from one place',
      guesses: Array.from({ length: 120 }, (_, nth) => ({
        email: `customer-${nth}@example.com`,
        from: '192.0.2.32',
      })),
      allowed: tries.ofAddress,
    },
    {
      attack: 'Passwords for one account, from many places',
      guesses: Array.from({ length: places * triesAPlace }, (_, nth) => ({
        email: failingCustomer.email,
        from: `198.51.100.${100 + Math.floor(nth / triesAPlace)}`,
      })),
      allowed: tries.ofAccount + places * tries.fromNewAddress,
    },
  ];
  for (const { attack, guesses: all, allowed } of guesses) {
    const pages = new Map<string, ReturnType<typeof openSignIn>>();
    const statuses = await flood(
      all.length,
      async (nth) => {
        const { email, from } = all[nth] ?? { email: '', from: '' };
        const headers = { 'x-forwarded-for': from };
        const opened = pages.get(from) ?? openSignIn(site.url, headers);
        pages.set(from, opened);
        const { address, cookie } = await opened;
        const body = new URLSearchParams({ email, password: `guess number ${nth}` }).toString();
        const init = { method: 'POST', redirect: 'manual' as const, body };
        return statusOf(fetch(address, { ...init, headers: { ...formHeaders, ...headers, cookie } }));
      },
      triesAPlace,
    );
    const passed = statuses.filter((status) => status === 422).length;
    report.row({
      attack,
      tried: `${all.length} passwords`,
      outcome: `${counted(statuses)}; ${passed} looked at, ${allowed} allowed`,
      // A redirect would be a sign-in.
      gotThrough: passed > allowed || statuses.some((status) => ![422, 429].includes(status)),
    });
  }
}

const atOnce = 20;

/** A customer's form post and a customer's code, each used twenty times concurrently with a copy of the cookies. */
export async function usedTwice(site: AttackedSite, report: Report) {
  const visitor = httpVisitor({
    origin: site.url,
    fetch: (request) => fetch(request, { redirect: 'manual' }),
  });
  const answer = await visitor.signInUpToCallback();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const posted = await flood(
    atOnce,
    () =>
      fetch(new URL(answer.action, site.url), {
        method: 'POST',
        redirect: 'manual',
        headers: { ...formHeaders, cookie },
        body: answer.fields.toString(),
      }),
    atOnce,
  );
  const signedIn = posted.filter(({ headers }) =>
    headers.getSetCookie().some((line) => line.startsWith('__Host-nep=ey')),
  );
  report.row({
    attack: 'One sign-in answered many times',
    tried: `${atOnce} posts at once`,
    outcome: `${signedIn.length} signed in`,
    gotThrough: signedIn.length !== 1,
  });

  const verifier = 'v'.repeat(43);
  const redirectUri = `${site.url}${signInPaths.callback}`;
  const asked = new URLSearchParams({
    client_id: 'help-and-support',
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const isBack = (location: string) => location.includes('code=');
  // The customer is signed in at the provider, which redirects straight back.
  const back = await visitor.follow(await visitor.get(`/identity/auth?${asked}`), isBack);
  const code = new URL(back.headers.get('location') ?? '', site.url).searchParams.get('code') ?? '';
  const redeemed = await flood(
    atOnce,
    async () => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'help-and-support',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      return statusOf(fetch(`${site.url}/identity/token`, { method: 'POST', body }));
    },
    atOnce,
  );
  report.row({
    attack: 'One code redeemed many times',
    tried: `${atOnce} calls at once`,
    outcome: counted(redeemed),
    gotThrough: redeemed.filter((status) => status === 200).length !== 1,
  });
}
