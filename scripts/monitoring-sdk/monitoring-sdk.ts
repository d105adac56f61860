import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { patches, patchFile, sdkWorker, workerFile } from './patches.ts';

const workerModule = 'virtual:monitoring-sdk-worker';
const packages = join(import.meta.dirname, '../../node_modules/@datadog/');

/**
 * Builds the monitoring SDK with the changes of decision 26. If the SDK's code has changed, the build fails, so that
 * it is never shipped without them.
 */
export function patchedMonitoringSdk(): Plugin {
  const done = new Set<string>();
  return {
    name: 'patched-monitoring-sdk',
    transform(code, id) {
      const [, file] = /\/node_modules\/@datadog\/([^?]+)/.exec(id) ?? [];
      if (!file || !patches.some((patch) => patch.file === file)) return undefined;
      done.add(file);
      return { code: patchFile(file, code), map: null };
    },
    generateBundle() {
      const missed = patches.filter(({ file }) => !done.has(file));
      if (this.environment.name === 'client' && missed.length > 0)
        this.error(`Not in the build, so not patched: ${missed.map(({ file }) => file).join(', ')}`);
    },
  };
}

/** Exports the SDK's compression worker as a module, so that it is served from our own origin. */
export function monitoringSdkWorker(): Plugin {
  return {
    name: 'monitoring-sdk-worker',
    resolveId: (id) => (id === workerModule ? `\0${workerModule}` : undefined),
    load: (id) =>
      id === `\0${workerModule}` ? sdkWorker(readFileSync(join(packages, workerFile), 'utf8')) : undefined,
  };
}
