import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const prefix = 'virtual:inline-script/';
const project = resolve(import.meta.dirname, '../..');

/**
 * Imports a module of the project as the text of one small script, with all that it imports:
 * `import text from 'virtual:inline-script/app/frame/ring-us/opening-clock.ts'`. Pages carry it inline, allowed by its
 * hash, so that it runs before React and where React never starts.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const entry = resolve(project, id.slice(prefix.length + 1));
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const [bundled] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
      },
    }),
  ].flat();
  if (!bundled || !('output' in bundled)) throw new Error(`${entry} was not bundled`);
  // The text is put into a script element, which it must not close.
  return bundled.output[0].code.trim().replaceAll('</', String.raw`<\/`);
}
