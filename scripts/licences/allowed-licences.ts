/** Licences that only require their text to be included, so they suit what is shipped. docs/decisions/0033. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // The British dictionary's word lists don't say how many clauses; each of their texts only requires its notice.
  'BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];

/** Changes to the package itself must be published, which does not affect those who only build or test with it. */
const forToolsAlone = [
  'MPL-2.0',
  // Data about browsers, read while building.
  'CC-BY-4.0',
  // Permissive; used by the argument parser that the Compose linter depends on.
  'Python-2.0',
];

/**
 * SPDX identifiers of the licences that a package may have; the list is longer for packages that only build and test.
 */
export const allowedLicences = {
  production: new Set(permissive),
  development: new Set([...permissive, ...forToolsAlone]),
};
