import type { Plugin } from 'vite';

/** Vite's helper, through which every dynamic import of a built script goes. */
const helper = '\0vite/preload-helper.js';
/** A dynamic import wrapped in the helper: of a whole module, or of the one export that is used. */
const wrapped =
  /__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{ (\w+) \} = await )(import\("[^"]+"\))(?:;\s*return \{ \1 \};\s*\})?, __VITE_PRELOAD__\)/g;

/**
 * Leaves dynamic imports of the built scripts as they are. Vite's helper loads a script's style sheets and further scripts
 * before it: ours import no style sheet and preload nothing (`modulePreload`), and its wrapping adds bytes to every page's script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => code.replaceAll(wrapped, '$2'),
  };
}
