import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const address = 'virtual:page-script';
const entry = 'app/entry.page.ts';
/** Of the file, before its hash. The modules that it imports are in the same file (scripts/script-chunks). */
const name = 'page';
/** In development: what hot reload needs before components are loaded, then the script. */
const inDevelopment = 'virtual:page-script-in-development';

/**
 * Builds the plain script of every page (`app/entry.page.ts`) beside React Router's own entry, and gives the server
 * its address: `import address from 'virtual:page-script'`. The server is built after the client, by the same plugin.
 */
export function pageScript(): Plugin {
  let config: ResolvedConfig;
  let builtFile: string | undefined;
  return {
    name: 'page-script',
    sharedDuringBuild: true,
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      if (config.command === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: join(config.root, entry), name });
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client')
        builtFile = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === name,
        )?.fileName;
    },
    resolveId: (id) => (id === address || id === inDevelopment ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${inDevelopment}`)
        return `import 'virtual:react-router/inject-hmr-runtime';\nimport '/${entry}';`;
      if (id !== `\0${address}`) return undefined;
      const file = config.command === 'serve' ? `@id/__x00__${inDevelopment}` : builtFile;
      if (file === undefined) throw new Error('The script of every page is not built yet');
      return `export default ${JSON.stringify(config.base + file)};`;
    },
  };
}
