import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Imports a module as the text of one small script, with all that it imports: `import text from './clock.ts?inline-script'`.
 * The page carries it inline, allowed by its hash, so that it runs before React and where React never starts.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const entry = id.slice(0, -suffix.length);
      this.addWatchFile(entry);
      const code = await bundle(entry);
      // The text stands in a script element, which it must not end.
      return `export default ${JSON.stringify(code.replaceAll('</', '<\\/'))};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const [made] = [
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
  if (!made || !('output' in made)) throw new Error(`${entry} was not bundled`);
  return made.output[0].code.trim();
}
