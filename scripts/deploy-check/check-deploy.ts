import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parseAllDocuments, type Document } from 'yaml';

/** Keys may be ordered by meaning instead of alphabetically. */
const withoutOrder = {
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'service-ports-alphabetical-order': 0,
  'service-dependencies-alphabetical-order': 0,
  'top-level-properties-order': 0,
} as const;

type Manifest = { apiVersion?: string; kind?: string; metadata?: { name?: string } };
type Model = new (data: unknown) => { validate: () => void };

const systemdAnalyze = '/usr/bin/systemd-analyze';
/** A setting that sends look-ups of customers to the embedded back ends, which `deploy/` calls services. */
const customersOfServices = /^[^#]*\b((?:CUSTOMERS_|ACCOUNT_)?API_URL)(?:=|: *)https?:\/\/services\b/;

/** What is wrong with the files of a folder like deploy/, a line each, and which of the checks this machine can't run. */
export async function checkDeploy(folder: string): Promise<{ problems: string[]; unchecked: string[] }> {
  const paths = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const problems = [
    ...paths('**/Dockerfile').flatMap((path) =>
      checkDockerfile(read(path)).map((line) => `${path}: ${line}`),
    ),
    ...paths('**/compose.yaml').flatMap((path) =>
      checkCompose(join(folder, path)).map((line) => `${path}: ${line}`),
    ),
  ];
  for (const path of paths('**/*.yaml'))
    for (const line of checkCustomers(read(path))) problems.push(`${path}: ${line}`);
  for (const path of paths('kubernetes/**/*.yaml'))
    for (const document of parseAllDocuments(read(path)))
      for (const line of await checkManifest(document)) problems.push(`${path}: ${line}`);
  const units = paths('systemd/*.service');
  const hasSystemd = existsSync(systemdAnalyze);
  if (hasSystemd) problems.push(...checkUnits(units.map((path) => join(folder, path))));
  return { problems, unchecked: hasSystemd ? [] : units };
}

function checkDockerfile(text: string): string[] {
  return validateDockerfile(text).map(
    ({ range, message }) =>
      `line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

function checkCompose(path: string): string[] {
  const [result] = new DCLinter({ rules: withoutOrder, quiet: false, debug: false, exclude: [] }).lintFiles(
    [path],
    false,
  );
  if (!result) return ['is not read'];
  return result.messages.map(({ line, message }) => `line ${line}: ${message}`);
}

/** The back ends apart from the site answer no look-up of customers: they know no tokens of the site's own provider. */
function checkCustomers(text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const name = customersOfServices.exec(line)?.[1];
    if (name === undefined) return [];
    return `line ${at + 1}: ${name}: services answers no look-up of customers: set LEADS_API_URL and ADDRESSES_API_URL instead`;
  });
}

/** Checks that a manifest is valid YAML, fits Kubernetes’ own schema of its kind, and is not a secret. */
async function checkManifest(document: Document.Parsed): Promise<string[]> {
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const manifest = document.toJS() as Manifest;
  const { apiVersion = '', kind = '' } = manifest;
  if (kind === 'Kustomization' || kind === 'Component') return [];
  const name = `${kind} ${manifest.metadata?.name ?? ''}`;
  if (kind === 'Secret') return [`${name}: secrets are not in this folder`];
  const models = (await import(`kubernetes-models/${apiVersion}`).catch(() => ({}))) as Record<string, Model>;
  const Model = models[kind];
  if (!Model) return [`${name}: Kubernetes has no ${kind} in ${apiVersion}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (problem) {
    return [`${name}: ${(problem as Error).message}`];
  }
}

function checkUnits(paths: readonly string[]): string[] {
  const { stderr } = spawnSync(systemdAnalyze, ['verify', '--man=no', ...paths], { encoding: 'utf8' });
  // The units name programs that only the machine they are for has.
  return stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
}
