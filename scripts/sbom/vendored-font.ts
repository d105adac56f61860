import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'app/design-system/font';
/** The release of the package whose file was copied. Its bytes have not changed in later releases up to 5.3.0. */
const origin = { package: '@fontsource-variable/figtree', version: '5.2.8' };

/** The one file that is copied from another project: the typeface, as a component of the bill of materials. */
export function vendoredFont(root: string) {
  const file = join(root, folder, 'figtree-latin-wght-normal.woff2');
  return {
    'bom-ref': `${origin.package}@${origin.version}`,
    type: 'file',
    name: 'figtree-latin-wght-normal.woff2',
    version: origin.version,
    purl: `pkg:npm/${encodeURIComponent('@')}${origin.package.slice(1)}@${origin.version}#files/figtree-latin-wght-normal.woff2`,
    hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(readFileSync(file)).digest('hex') }],
    licenses: [{ license: { id: 'OFL-1.1' } }],
    externalReferences: [{ type: 'vcs', url: 'https://github.com/erikdkennedy/figtree' }],
  };
}
