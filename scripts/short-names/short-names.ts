import { minifySync, type Plugin } from 'vite';

/**
 * A Vite plugin that renames the variables of the built server: a third of its source is their names, which each start
 * reads. Functions, classes and everything declared at the top of a file keep theirs, and lines stay lines, so that the
 * trace of an error can still be read (decision 111).
 */
export function shortNames(): Plugin {
  return {
    name: 'short-names',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = shorten(file.fileName, file.code);
        }
      },
    },
  };
}

/** The same program with short names for variables. */
export function shorten(fileName: string, code: string): string {
  const result = minifySync(fileName, code, {
    module: true,
    compress: false,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: false },
  });
  const [error] = result.errors;
  if (error) throw new Error(`${fileName}: ${error.message}`);
  return result.code;
}
