import type { Plugin } from 'vite';

/** A change to one file of React Router. It throws when the file is not as expected. */
type Patch = { file: RegExp; apply: (code: string) => string; isForServerOnly?: boolean };

const patches: Patch[] = [
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/server-runtime\/server\.js$/,
    apply: (code) => cacheRouteModules(encodeWhereWanted(code)),
  },
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/server-runtime\/dev\.js$/,
    apply: readEnvironmentOnce,
  },
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/lib\/dom\/ssr\/server\.js$/,
    apply: cacheServerRoutes,
  },
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/lib\/dom\/server\.js$/,
    apply: (code) => cacheDataRoutes(withoutGetters(code)),
  },
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/lib\/router\/matcher\.js$/,
    apply: cacheMatches,
    isForServerOnly: true,
  },
  {
    file: /\/node_modules\/react-router\/dist\/[^?]*\/lib\/dom\/lib\.js$/,
    apply: leaveWithoutLayout,
  },
];

/**
 * Makes React Router do less for each rendered page, and in the browser as a page is left. The build fails if its code has
 * changed, so that no patch is lost unnoticed. Decisions 91, 93, 96 and 99.
 */
export function patchedReactRouter(): Plugin {
  const applied = new Set<Patch>();
  return {
    name: 'patched-react-router',
    apply: 'build',
    transform(code, id) {
      const patch = patches.find(({ file }) => file.test(id));
      if (!patch || (patch.isForServerOnly && this.environment.name !== 'ssr')) return undefined;
      applied.add(patch);
      return { code: patch.apply(code), map: null };
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && applied.size < patches.length)
        this.error('A file of React Router that is patched is not in the build.');
    },
  };
}

const handoff =
  /serverHandoffStream: (encodeViaTurboStream\(state, request\.signal, build\.entry\.module\.streamTimeout, serverMode\)),/g;

/**
 * Encodes the loaders' data only for the pages that contain it, which the entry module knows. Encoding took an eighth of
 * the processor time of a reading page. React Router does it in two places: for a page, and for the error page that
 * replaces it.
 */
export function encodeWhereWanted(code: string): string {
  return replaceAll(
    code,
    handoff,
    'serverHandoffStream: build.entry.module.hasHydrationData(context) ? $1 : undefined,',
    2,
  );
}

const isBuildRequest =
  /process\.env\.hasOwnProperty\("IS_RR_BUILD_REQUEST"\) && process\.env\.IS_RR_BUILD_REQUEST === "yes"/g;

/**
 * Whether React Router's own build makes the request, read once. It asks for each page and each loader, and Node looks up
 * `process.env` in the environment of the process each time.
 */
export function readEnvironmentOnce(code: string): string {
  const read =
    'const isBuildRequest = typeof process !== "undefined" && process.env.IS_RR_BUILD_REQUEST === "yes";\n';
  return read + replaceAll(code, isBuildRequest, 'isBuildRequest', 1);
}

const router = /(?<=function createStaticRouter\([^]*?\n\treturn )\{\n[^]*?\n\t\};/;
const getter = /\bget (\w+)\(\) \{\n\t*return ([^;]+);\n\t*\}|\bget (\w+)\(\) \{\}/g;

/**
 * Replaces the getters of a rendered page's router with values, which never change. V8 allocates an object's getters in
 * the old generation, where they retain all data of their page until it is collected.
 */
export function withoutGetters(code: string): string {
  const [found = ''] = router.exec(code) ?? [];
  const plain = replaceAll(
    found,
    getter,
    (_, name: string | undefined, value: string, empty: string) =>
      name ? `${name}: ${value}` : `${empty}: undefined`,
    6,
  );
  return code.replace(found, () => plain);
}

/** React Router builds three tables of all routes for each page. They depend only on the build: these three cache them. */
export function cacheRouteModules(code: string): string {
  const modules = /(?<=routeModules: )createEntryRouteModules\(build\.routes\)/g;
  return routeCache + replaceAll(code, modules, 'getOrCreate(build.routes, createEntryRouteModules)', 1);
}

export function cacheServerRoutes(code: string): string {
  const routes =
    /createServerRoutes\(manifest\.routes, (routeModules, context\.future, context\.isSpaMode)\)/g;
  return routeCache + replaceAll(code, routes, 'getOrCreate(manifest.routes, createServerRoutes, $1)', 1);
}

export function cacheDataRoutes(code: string): string {
  const dataRoutes =
    /let manifest = \{\};\n\tlet dataRoutes = (convertRoutesToDataRoutes\(routes, void 0, void 0, manifest\));/g;
  const cached =
    'let { manifest, dataRoutes } = getOrCreate(routes, (routes, manifest) => ({ dataRoutes: $1, manifest }), {});';
  return routeCache + replaceAll(code, dataRoutes, cached, 1);
}

/** A path is matched at least twice for each page. This many are cached, and the oldest makes room for another. */
const mostPaths = 200;
/** Longer paths are not worth caching: no page of ours has one. */
const pathLimit = 300;

/** Caches the routes that match a path. Each page gets copies, since React Router changes them. */
export function cacheMatches(code: string): string {
  const matching =
    /\tmatch\(locationArg, allowPartial = false\) \{\n(\t\treturn matchRoutesImpl\([^;]+;\n)\t\}/g;
  const update = /(?<=update\(routes\) \{\n)/g;
  const cached = `\t#matches = new Map();
\tmatch(locationArg, allowPartial = false) {
\t\tconst path = typeof locationArg === "string" ? locationArg : locationArg.pathname;
\t\tif (allowPartial || !path || path.length > ${pathLimit}) return this.#match(locationArg, allowPartial);
\t\tlet matches = this.#matches.get(path);
\t\tif (!matches) {
\t\t\tmatches = this.#match(locationArg, false);
\t\t\tif (!matches) return null;
\t\t\tif (this.#matches.size === ${mostPaths}) this.#matches.delete(this.#matches.keys().next().value);
\t\t\tthis.#matches.set(path, matches);
\t\t}
\t\tconst params = { ...matches[0].params };
\t\treturn matches.map((match) => ({ ...match, params }));
\t}
\t#match(locationArg, allowPartial) {
$1\t}`;
  return replaceAll(replaceAll(code, matching, cached, 1), update, '\t\tthis.#matches.clear();\n', 1);
}

/**
 * Deletes the scroll position when a page is left for another document, instead of reading it, which would cost one more
 * layout. The browser itself restores the position of such a page. Decision 99.
 */
export function leaveWithoutLayout(code: string): string {
  const reading = /(savedScrollPositions\[key\]) = window\.scrollY;/g;
  return replaceAll(code, reading, 'delete $1;', 1);
}

const routeCache = `const routeTables = new WeakMap();
function getOrCreate(routes, create, ...rest) {
  let table = routeTables.get(routes);
  if (!table) routeTables.set(routes, table = create(routes, ...rest));
  return table;
}
`;

type Replacement = (found: string, ...groups: string[]) => string;

function replaceAll(code: string, what: RegExp, by: string | Replacement, places: number): string {
  const found = code.match(what)?.length ?? 0;
  if (found !== places)
    throw new Error(`React Router has changed: ${what} is there ${found} times instead of ${places}.`);
  return code.replace(what, by as string);
}
