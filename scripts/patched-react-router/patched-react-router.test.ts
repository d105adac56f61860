import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  encodeWhereWanted,
  cacheDataRoutes,
  cacheMatches,
  leaveWithoutLayout,
  readEnvironmentOnce,
  withoutGetters,
  cacheRouteModules,
  cacheServerRoutes,
} from './patched-react-router.ts';

const installed = '../../node_modules/react-router/dist/production/lib/';
const read = (file: string) => readFileSync(new URL(installed + file, import.meta.url), 'utf8');
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<unknown>;

test('both places in the installed React Router that encode the loaders’ data are found', () => {
  expect(
    encodeWhereWanted(read('server-runtime/server.js')).match(/hasHydrationData\(context\) \? /g),
  ).toHaveLength(2);
});

test('the data of a page is encoded only if the entry module wants it', async () => {
  const property =
    'serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),';
  const code = `
    const encodeViaTurboStream = () => 'encoded';
    const [state, request, serverMode] = [{}, {}, ''];
    const build = { entry: { module: { hasHydrationData: (context) => context === 'form' } } };
    export const contexts = ['form', 'article'].map((context) => [{ ${property} }, { ${property} }]);`;
  expect(await run(encodeWhereWanted(code))).toMatchObject({
    contexts: [
      [{ serverHandoffStream: 'encoded' }, { serverHandoffStream: 'encoded' }],
      [{ serverHandoffStream: undefined }, { serverHandoffStream: undefined }],
    ],
  });
});

test('a page’s router has the same values without getters as with them', async () => {
  const code = read('dom/server.js');
  const start = code.indexOf('function createStaticRouter(');
  const source = code.slice(start, code.indexOf('\n}\n', start) + 2);
  const surroundings = `
    const warning = () => {}, IDLE_NAVIGATION = 'idle', IDLE_FETCHER = {}, IDLE_BLOCKER = {};
    const createHref = () => {}, encodeLocation = () => {};
    const convertRoutesToDataRoutes = (routes, _, __, manifest) => (Object.assign(manifest, { root: routes[0] }), routes);
    const context = { basename: '/', location: {}, matches: [{ route: { id: 'root' } }], loaderData: { root: 1 }, errors: null };
    export const router = createStaticRouter([{ id: 'root' }], context, { future: { flag: true } });`;
  const [before, after] = (await Promise.all(
    [source, withoutGetters(source)].map((each) => run(each + surroundings)),
  )) as {
    router: Record<string, unknown>;
  }[];
  const isGetter = (router: object | undefined, name: string) =>
    'get' in (Object.getOwnPropertyDescriptor(router, name) ?? {});
  const getters = Object.keys(before?.router ?? {}).filter((name) => isGetter(before?.router, name));
  expect(getters).toHaveLength(6);
  for (const name of getters) {
    expect(after?.router[name], name).toEqual(before?.router[name]);
    expect(isGetter(after?.router, name), name).toBe(false);
  }
  expect(Object.keys(after?.router ?? {})).toEqual(Object.keys(before?.router ?? {}));
});

const caches = [
  [cacheRouteModules, 'server-runtime/server.js'],
  [cacheServerRoutes, 'dom/ssr/server.js'],
  [cacheDataRoutes, 'dom/server.js'],
] as const;

test.each(caches)('%o finds what it caches in the installed React Router', (patch, file) => {
  expect(patch(read(file)).match(/= getOrCreate\(|: getOrCreate\(/g)).toHaveLength(1);
});

test('each route table is built once for each build', async () => {
  const code = `
    let built = 0;
    const createServerRoutes = (routes, ...given) => [routes, given, built += 1];
    const [routeModules, context] = ['modules', { future: 'future', isSpaMode: false }];
    const serverRoutes = (manifest) => createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    const convertRoutesToDataRoutes = (routes, _, __, manifest) => (Object.assign(manifest, { root: routes }), [built += 1]);
    const dataRoutes = (routes) => {
\tlet manifest = {};
\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);
      return { manifest, dataRoutes };
    };
    const [one, other] = [{ routes: ['one'] }, { routes: ['other'] }];
    export const serverTables = [one, one, other].map(serverRoutes);
    export const dataTables = [one, one, other].map(({ routes }) => dataRoutes(routes));`;
  const given = ['modules', 'future', false];
  expect(await run(cacheServerRoutes(code))).toMatchObject({
    serverTables: [
      [['one'], given, 1],
      [['one'], given, 1],
      [['other'], given, 2],
    ],
  });
  expect(await run(cacheDataRoutes(code))).toMatchObject({
    dataTables: [
      { dataRoutes: [4], manifest: { root: ['one'] } },
      { dataRoutes: [4], manifest: { root: ['one'] } },
      { dataRoutes: [5], manifest: { root: ['other'] } },
    ],
  });
});

type Match = { params: Record<string, string>; route: unknown };
type Matcher = {
  update: (routes: unknown) => void;
  match: (at: string | { pathname: string }, allowPartial?: boolean) => Match[] | null;
};

/** The installed matcher, patched, with a function that matches every path but /nowhere and notes each that it matches. */
async function openMatcher() {
  const code = cacheMatches(read('router/matcher.js'));
  const start = code.indexOf('var V6RegExMatcher');
  const { matcher, matched } = (await run(`
    const flattenAndRankRoutes = () => [];
    export const matched = [];
    const matchRoutesImpl = (routes, at, basename, allowPartial) => {
      const path = at.pathname ?? at;
      matched.push(path);
      const params = { path };
      return path === '/nowhere' ? null : [{ params, route: 'root' }, { params, route: routes + allowPartial }];
    };
    ${code.slice(start, code.indexOf('export {'))}
    export const matcher = new V6RegExMatcher('/');
    // A module of its own for each test: ${crypto.randomUUID()}`)) as {
    matcher: Matcher;
    matched: string[];
  };
  matcher.update('table');
  return { matcher, matched };
}

test('a path is matched once, as text or as a location, and each page gets matches of its own', async () => {
  const { matcher, matched } = await openMatcher();
  const expected = [
    { params: { path: '/a' }, route: 'root' },
    { params: { path: '/a' }, route: 'tablefalse' },
  ];
  const first = matcher.match('/a');
  expect(first).toEqual(expected);
  for (const match of first ?? []) Object.assign(match, { route: 'changed', pathname: '/changed' });
  Object.assign(first?.[0]?.params ?? {}, { path: '/changed' });
  expect(matcher.match({ pathname: '/a' })).toEqual(expected);
  expect(matched).toEqual(['/a']);
});

test('what is not found, matched in part or very long is not cached, nor is anything from another table', async () => {
  const { matcher, matched } = await openMatcher();
  const long = `/${'a'.repeat(300)}`;
  expect([matcher.match('/nowhere'), matcher.match('/nowhere')]).toEqual([null, null]);
  for (const partly of [true, true]) expect(matcher.match('/a', partly)?.[1]?.route).toBe('tabletrue');
  expect([matcher.match(long), matcher.match(long)]).not.toContain(null);
  matcher.match('/b');
  matcher.update('other');
  expect(matcher.match('/b')?.[1]?.route).toBe('otherfalse');
  expect(matched).toEqual(['/nowhere', '/nowhere', '/a', '/a', long, long, '/b', '/b']);
});

test('the matches of 200 paths are cached, and then replace the oldest', async () => {
  const { matcher, matched } = await openMatcher();
  for (let nth = 0; nth <= 200; nth += 1) matcher.match(`/${nth}`);
  for (const path of ['/1', '/200', '/0']) matcher.match(path);
  expect(matched.slice(201)).toEqual(['/0']);
});

test.each([
  ['yes', 'yes'],
  ['', null],
])(
  'headers of React Router’s own build are read while it builds: IS_RR_BUILD_REQUEST is “%s”',
  async (value, expected) => {
    vi.stubEnv('IS_RR_BUILD_REQUEST', value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const code = readEnvironmentOnce(read('server-runtime/dev.js'));
    const { getBuildTimeHeader } = (await run(`${code}// A module of its own: ${value}`)) as {
      getBuildTimeHeader: (request: Request, name: string) => string | null;
    };
    const request = new Request('https://help.example', { headers: { 'x-react-router-spa-mode': 'yes' } });
    expect(getBuildTimeHeader(request, 'X-React-Router-SPA-Mode')).toBe(expected);
  },
);

const patches = [
  encodeWhereWanted,
  readEnvironmentOnce,
  withoutGetters,
  cacheRouteModules,
  cacheServerRoutes,
  cacheDataRoutes,
  cacheMatches,
  leaveWithoutLayout,
];

test.each(patches)('another version, whose code is different, is refused', (patch) => {
  expect(() => patch('const entryContext = {};')).toThrow('React Router has changed');
});

test('the scroll position is read when a link is followed, but not when the document is unloaded', () => {
  const code = read('dom/lib.js');
  const patched = leaveWithoutLayout(code);
  expect(code.match(/window\.scrollY/g)).toHaveLength(2);
  expect(patched.match(/window\.scrollY/g)).toHaveLength(1);
  expect(patched).toContain('enableScrollRestoration(savedScrollPositions, () => window.scrollY,');
  expect(patched).toContain('delete savedScrollPositions[key];');
});
