import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'app/design-system/font';
const file = 'figtree-latin-wght-normal.woff2';
/** The release of the package whose file ours is made from. Its bytes have not changed in later releases up to 5.3.0. */
const origin = {
  package: '@fontsource-variable/figtree',
  version: '5.2.8',
  sha256: '4ba7d3d096695818fe0686be4f1e82c6b05134e18a22260336130335027462dd',
};

/** The one file that comes from another project: the typeface, as a component of the bill of materials. */
export function vendoredFont(root: string) {
  const own = createHash('sha256').update(readFileSync(join(root, folder, file)));
  const purl = `pkg:npm/${encodeURIComponent('@')}${origin.package.slice(1)}@${origin.version}#files/${file}`;
  const licenses = [{ license: { id: 'OFL-1.1' } }];
  const component = { type: 'file', name: file, version: origin.version, licenses };
  return {
    ...component,
    'bom-ref': `${origin.package}@${origin.version}`,
    hashes: [sha256(own.digest('hex'))],
    // What it is made from: docs/supply-chain.md says how.
    pedigree: { ancestors: [{ ...component, purl, hashes: [sha256(origin.sha256)] }] },
    externalReferences: [{ type: 'vcs', url: 'https://github.com/erikdkennedy/figtree' }],
  };
}

function sha256(content: string) {
  return { alg: 'SHA-256', content };
}
