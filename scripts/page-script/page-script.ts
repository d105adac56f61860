import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const address = 'virtual:page-script';
/** By name of the file, before its hash. */
const entries = { page: 'app/entry.page.ts', openingClock: 'app/frame/ring-us/opening-clock.ts' };
/** In development: what hot reload needs before components are loaded, then the script. */
const inDevelopment = 'virtual:page-script-in-development';

/**
 * Builds the plain scripts of every page (`app/entry.page.ts`, the clock of opening hours) beside React Router's own entry,
 * and gives the server their addresses: `import addresses from 'virtual:page-script'`. The server is built after the
 * client, by the same plugin.
 */
export function pageScript(): Plugin {
  let config: ResolvedConfig;
  let builtFiles: Record<string, string> | undefined;
  return {
    name: 'page-script',
    sharedDuringBuild: true,
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      if (config.command === 'build' && this.environment.name === 'client')
        for (const [name, entry] of Object.entries(entries))
          this.emitFile({ type: 'chunk', id: join(config.root, entry), name });
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client')
        builtFiles = Object.fromEntries(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' && file.name in entries ? [[file.name, file.fileName]] : [],
          ),
        );
    },
    resolveId: (id) => (id === address || id === inDevelopment ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${inDevelopment}`)
        return `import 'virtual:react-router/inject-hmr-runtime';\nimport '/${entries.page}';`;
      if (id !== `\0${address}`) return undefined;
      const files =
        config.command === 'serve' ? { ...entries, page: `@id/__x00__${inDevelopment}` } : builtFiles;
      if (files === undefined) throw new Error('The scripts of every page are not built yet');
      const addresses = Object.entries(files).map(([name, file]) => [name, config.base + file]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  };
}
