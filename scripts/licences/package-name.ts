/** The name of a package by its path in the lock file, like `node_modules/one/node_modules/@scope/two`. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
