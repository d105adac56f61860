import { filesOfStyles } from './page-copy.ts';

/** Requests a path of the site. */
export type FetchPath = (path: string) => Promise<Response>;

/** Fetches the files that pages name, and those that their style sheets name. Rejects unless all can be fetched. */
export async function fetchFiles(paths: string[], fetchPath: FetchPath) {
  const files = new Map<string, Promise<Response>>();
  const add = (path: string) => {
    if (!files.has(path)) files.set(path, fetchFile(path, fetchPath));
  };
  paths.forEach(add);
  for (const path of new Set(paths)) {
    const file = path.endsWith('.css') ? await files.get(path) : undefined;
    if (file) filesOfStyles(await file.clone().text()).forEach(add);
  }
  return Promise.all([...files].map(async ([path, file]) => [path, await file] as const));
}

/** Fetches a file. Rejects unless the site has it. */
export async function fetchFile(path: string, fetchPath: FetchPath): Promise<Response> {
  const file = await fetchPath(path);
  if (!file.ok) throw new Error(`${path}: ${file.status}`);
  return file;
}
