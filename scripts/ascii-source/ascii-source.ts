import type { Plugin } from 'vite';

/**
 * A Vite plugin that writes the built server in ASCII. As soon as one character is above U+00FF, V8 stores the whole
 * source in two bytes per character and takes longer to read it.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The last step: code that is changed before is printed again later, without its escapes.
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
      },
    },
  };
}

/**
 * The same program in ASCII: in strings, templates, regular expressions and names an escape means the same as its
 * character. Throws for String.raw, where it doesn't.
 */
export function toAscii(code: string): string {
  if (/String\.raw`[^`]*[^\0-\u007f]/.test(code)) {
    throw new Error(
      'A String.raw template has a character beyond ASCII; write it as an escape in a plain string',
    );
  }
  return code.replaceAll(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
