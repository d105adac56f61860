import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { hasReact } from '#app/frame/navigation/pages-with-react.ts';

const chunk = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const route = z.extend(chunk, { path: z.optional(z.string()), parentId: z.optional(z.string()) });
const manifest = z.object({ entry: chunk, routes: z.record(z.string(), route) });

type Route = z.infer<typeof route>;

/**
 * Bytes of scripts by URL pattern, for pages with React; and by name what belongs to no single route: each style sheet,
 * the scripts of every page, which are all that a reading page loads, and the scripts that load later.
 */
export type RouteBytes = Record<string, number>;

/** Measures a build's assets folder: compressed with Brotli, as nearly every browser gets them. */
export function measureRoutes(assets: string): RouteBytes {
  const files = readdirSync(assets);
  const bytesOf = (file: string) => statSync(join(assets, `${basename(file)}.br`)).size;
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + bytesOf(name), 0);

  const { entry, routes } = readManifest(assets, files);
  const rows: RouteBytes = {};
  const ofRoutes = new Set<string>();
  for (const own of Object.values(routes)) {
    const chain = withParents(own, routes);
    const scripts = new Set(
      [entry, ...chain].flatMap(({ module, imports, css }) => [module, ...imports, ...css]),
    );
    scripts.forEach((name) => ofRoutes.add(basename(name)));
    const path = `/${chain.flatMap(({ path: part = '' }) => part || []).join('/')}`;
    if (hasReact(path.replaceAll(/:\w+/g, 'any'))) rows[path] = sum(scripts);
  }
  for (const name of files.filter((file) => file.endsWith('.css')))
    rows[`styles: ${name.replace(/-[\w-]{8}\.css$/, '')}`] = bytesOf(name);
  const ofEveryPage = files.filter((name) => /^(?:page|openingClock)-[^.]+\.js$/.test(name));
  rows['scripts of every page'] = sum(ofEveryPage);
  ofEveryPage.forEach((name) => ofRoutes.add(name));
  rows['scripts that load later'] = sum(
    files.filter((name) => name.endsWith('.js') && !ofRoutes.has(name) && !name.startsWith('manifest-')),
  );
  return rows;
}

function readManifest(assets: string, files: string[]) {
  const name = files.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no build: run npm run build first.');
  const source = readFileSync(join(assets, name), 'utf8');
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  return manifest.parse(JSON.parse(json));
}

/** The route with its parent routes, from the outermost. */
function withParents(own: Route, routes: Record<string, Route>): Route[] {
  const parent = own.parentId === undefined ? undefined : routes[own.parentId];
  return parent ? [...withParents(parent, routes), own] : [own];
}
