/** Ask for nothing but that their text goes along: fit for what is shipped. docs/decisions/0033. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];

/** Changes to the package itself must be published, which concerns nobody who only builds or tests with it. */
const forToolsAlone = [
  'MPL-2.0',
  // Data about browsers, read while building.
  'CC-BY-4.0',
];

/** SPDX identifiers of the licences that a package may have; more are fit for what only builds and tests. */
export const allowedLicences = {
  production: new Set(permissive),
  development: new Set([...permissive, ...forToolsAlone]),
};
