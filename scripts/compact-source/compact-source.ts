import { minifySync, type Plugin } from 'vite';

/**
 * A Vite plugin that leaves comments out of the built server, except those about licences, and gives its variables short
 * names: they are a third of what each start reads. Functions, classes and everything declared at the top of a file keep
 * their names, and each statement has its line, so that the trace of an error can be read (decision 111).
 */
export function compactSource(): Plugin {
  return {
    name: 'compact-source',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = compact(file.fileName, file.code);
        }
      },
    },
  };
}

/** The same program without comments, and with short names for variables. */
export function compact(fileName: string, code: string): string {
  const result = minifySync(fileName, code, {
    module: true,
    compress: false,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: false, legalComments: 'eof' },
  });
  const [error] = result.errors;
  if (error) throw new Error(`${fileName}: ${error.message}`);
  return result.code;
}
