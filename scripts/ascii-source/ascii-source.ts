import type { Plugin } from 'vite';

/**
 * A Vite plugin that writes the built server in ASCII. V8 holds a source with two bytes for each character as soon as one of
 * them is above U+00FF, and reading it takes longer.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The bundle as it is written: what is done to a chunk before that is printed again, with its characters.
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
      },
    },
  };
}

/**
 * The same program in ASCII: escapes stand for the same characters in strings, templates, regular expressions and names.
 * Throws for String.raw, where it would not.
 */
export function toAscii(code: string): string {
  if (/String\.raw`[^`]*[^\0-\u007f]/.test(code)) {
    throw new Error(
      'A String.raw template has a character beyond ASCII; write it as an escape in a plain string',
    );
  }
  return code.replaceAll(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
