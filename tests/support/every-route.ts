import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { placeholderClientToken } from '#contracts/monitoring-settings.ts';
import { articles, films, mainSitePages } from './pages.ts';

const area = '/help-and-support';
const [pickArticle] = articles;
const [, , category = '', article = ''] = (pickArticle?.path ?? '').split('/');

/** Values for the variable parts of a path: known ones, and an unknown one. */
const examples: Record<string, string[]> = {
  ':complaint': ['gas-and-electricity', 'pay-as-you-go', 'no-such-complaint'],
  ':film': [films[0]?.id ?? '', 'no-such-film'],
  ':category': [category, 'no-such-category'],
  ':article': [article, 'no-such-article'],
  '*': ['no/such/page/at/all'],
};

/** Every path of app/routes.ts, its parameters filled in. */
export const appPaths: string[] = pathsOf(routes, area);

/** Paths below the area that the server answers itself, by GET. */
export const serverPaths = [
  '/sign-in',
  '/sign-in/callback',
  '/session',
  '/session/refresh',
  '/sign-out',
  '/monitoring/settings',
  '/media/no-such-picture.jpg',
  '/assets/no-such-script.js',
  '/service-worker.js',
  '/emergency-help.json',
  '/offline',
  '/manifest.webmanifest',
].map((path) => area + path);

/** Outside the area: the embedded main site, the provider, and addresses for machines. */
export const otherPaths = [
  ...mainSitePages,
  '/logout',
  '/robots.txt',
  '/no/such/page',
  '/healthz',
  '/readyz',
  '/identity',
  '/identity/',
  '/identity/auth',
  '/identity/no-such-page',
  '/identity/sign-in/no-such-sign-in',
  '/identity/session/end',
  '/identity/session/end/success',
  '/identity/me',
  '/identity/jwks',
  '/identity/.well-known/openid-configuration',
];

const ofSdk = new URLSearchParams({
  ddsource: 'browser',
  'dd-api-key': placeholderClientToken,
  'dd-request-id': '00000000-0000-4000-8000-000000000000',
});

/** Every path that a post can reach, including pages without a form. */
export const postPaths = [
  ...appPaths,
  ...['/sign-in/callback', '/session/refresh', '/analytics', '/reports', '/reports/csp'].map(
    (path) => area + path,
  ),
  `${area}/monitoring/api/v2/rum?${ofSdk}`,
  `${area}/monitoring/api/v2/replay?${ofSdk}`,
  '/identity/auth',
  '/identity/token',
  '/identity/sign-in/no-such-sign-in',
  '/identity/session/end',
  '/identity/session/end/confirm',
  '/identity/session/refresh/access',
  '/identity/session/refresh/identity',
];

function pathsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = index ? [`${parent}/`] : fillIn(`${parent}/${path ?? ''}`);
    return [...own, ...own.flatMap((each) => pathsOf(children, each))];
  });
}

function fillIn(path: string): string[] {
  const part = path.split('/').find((each) => each in examples);
  if (part === undefined) return [path];
  return (examples[part] ?? []).flatMap((example) => fillIn(path.replace(part, example)));
}
