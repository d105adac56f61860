import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSbom } from './make-sbom.ts';

const root = new URL('../../', import.meta.url).pathname;
test('the bill of materials names the product, every package that runs in production, and the font', () => {
  const bill = makeSbom(root);
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'help-and-support']);
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${String(version)}`));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  for (const [name, version] of Object.entries(dependencies))
    expect([...named]).toContain(`${name}@${version}`);
  for (const [name, version] of Object.entries(devDependencies))
    expect([...named]).not.toContain(`${name}@${version}`);
  // A dependency of a dependency.
  expect([...named].some((name) => name.startsWith('scheduler@'))).toBe(true);
  const refs = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']));
  for (const { ref, dependsOn } of bill.dependencies)
    for (const each of [ref, ...dependsOn]) expect([...refs]).toContain(each);
  for (const { licenses } of bill.components) expect(licenses).toBeDefined();
});

test('the font and the file that it is made from have the hashes given in docs/supply-chain.md', () => {
  type Hashes = { hashes: [{ content: string }] };
  const font = makeSbom(root).components.find(({ type }) => type === 'file');
  expect(font).toMatchObject({ licenses: [{ license: { id: 'OFL-1.1' } }] });
  const { hashes, pedigree } = font as unknown as Hashes & { pedigree: { ancestors: [Hashes] } };
  const page = readFileSync(`${root}docs/supply-chain.md`, 'utf8');
  for (const [{ content }] of [hashes, pedigree.ancestors[0].hashes]) expect(page).toContain(content);
});
