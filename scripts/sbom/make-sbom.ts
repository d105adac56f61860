import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from '../licences/package-name.ts';
import { readPackages } from '../licences/read-packages.ts';
import { vendoredFont } from './vendored-font.ts';

type Component = Record<string, unknown> & { 'bom-ref': string; name: string };
export type Sbom = {
  bomFormat: string;
  specVersion: string;
  metadata: Record<string, unknown> & { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** The lock file of a large project makes some hundred kilobytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * npm's own bill of materials from the lock file, with what npm can't know: the product's name, which npm takes from the
 * folder, and the vendored font. Packages for development are taken out here: with `--omit=dev` npm also leaves out those
 * that production and development share, React among them.
 */
export function makeSbom(root: string): Sbom {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: mostBytes },
  );
  if (status !== 0) throw new Error(`npm could not make the bill of materials:\n${stderr}`);
  const bill = JSON.parse(stdout) as Sbom;
  const isInProduction = productionRefs(root);
  // A lock file does not repeat the licences of older packages.
  const licences = new Map(
    readPackages(root).map(({ name, version, licence }) => [`${name}@${version}`, [{ expression: licence }]]),
  );
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const font = vendoredFont(root);
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components: [
      ...bill.components
        .filter((each) => isInProduction.has(each['bom-ref']))
        .map((each) => ({ licenses: licences.get(each['bom-ref']), ...each })),
      font,
    ],
    dependencies: [
      ...bill.dependencies.flatMap(({ ref, dependsOn }) => {
        const needed = dependsOn.filter((each) => isInProduction.has(each));
        if (ref === bill.metadata.component['bom-ref'])
          return [{ ref, dependsOn: [...needed, font['bom-ref']] }];
        return isInProduction.has(ref) ? [{ ref, dependsOn: needed }] : [];
      }),
      { ref: font['bom-ref'], dependsOn: [] },
    ],
  };
}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }> };

/** How the bill refers to each package of the lock file that runs in production. */
function productionRefs(root: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return new Set(
    Object.entries(packages).flatMap(([path, { version, dev, devOptional }]) =>
      path === '' || dev || devOptional ? [] : [`${packageName(path)}@${version}`],
    ),
  );
}
