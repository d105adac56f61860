import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { homePath } from './contracts/area-path.ts';
import { inlineScripts } from './scripts/inline-script/inline-script.ts';
import { compactSource } from './scripts/compact-source/compact-source.ts';
import { chooseScriptChunks, type ModuleGraph } from './scripts/script-chunks/script-chunks.ts';
import { asciiSource } from './scripts/ascii-source/ascii-source.ts';
import { pageScript } from './scripts/page-script/page-script.ts';
import { patchedReactRouter } from './scripts/patched-react-router/patched-react-router.ts';
import { serverChunkOf, serverEntry } from './scripts/server-chunks/server-chunks.ts';
import { plainImports } from './scripts/plain-imports/plain-imports.ts';
import { monitoringSdkWorker, patchedMonitoringSdk } from './scripts/monitoring-sdk/monitoring-sdk.ts';

/** A route's script is named after its page. */
const fileName = ({ name }: { name: string }) => `assets/${name.replace(/\.route$/, '')}-[hash].js`;

const chunkOf = chooseScriptChunks();
const only = (chunk: string) => (id: string, graph: ModuleGraph) =>
  chunkOf(id, graph) === chunk ? chunk : undefined;

/** Packages that read files of their own, so that they can't be part of another file. */
const dataPackages = ['dictionary-en-gb'];

export default defineConfig(({ command }) => ({
  base: homePath,
  plugins: [
    reactRouter(),
    patchedMonitoringSdk(),
    inlineScripts(),
    pageScript(),
    plainImports(),
    patchedReactRouter(),
    compactSource(),
    asciiSource(),
  ],
  // Replay segments are compressed in a worker (app/telemetry/monitoring/replay).
  worker: { plugins: () => [monitoringSdkWorker()] },
  build: {
    // Nothing inlined: data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: fileName,
            chunkFileNames: fileName,
            codeSplitting: {
              groups: [
                { name: only('openingClock'), debugName: 'openingClock', priority: 5 },
                { name: only('page'), debugName: 'page', priority: 4 },
                { name: only('account'), debugName: 'account', priority: 4 },
                // Each group before those that import it: a group also takes what its modules import, unless an earlier one has it.
                { name: only('telemetry'), debugName: 'telemetry', priority: 4 },
                { name: only('common'), debugName: 'common', priority: 4 },
                { name: only('session'), debugName: 'session', priority: 4 },
                { name: 'react', test: /\/node_modules\/react/, minShareCount: 2, priority: 3 },
                { name: only('frame'), debugName: 'frame', minShareCount: 2, priority: 2 },
                { name: only('forms'), debugName: 'forms', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && {
        // Packages are part of the built server: reading one file instead of hundreds takes a third off each start.
        resolve: { noExternal: true, external: dataPackages },
        // Without the development versions of packages, which would be read and take up memory too.
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rolldownOptions: {
          input: serverEntry,
          output: { codeSplitting: { groups: [{ name: serverChunkOf, minShareCount: 2 }] } },
          // A dependency of the identity provider uses eval to read its caller's name.
          checks: { eval: false },
        },
      },
    },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: ['react-dom/client', 'react-router/dom'],
    // Served file by file, so that development runs the patched code too.
    exclude: [
      '@datadog/browser-rum',
      '@datadog/browser-rum-core',
      '@datadog/browser-core',
      '@datadog/js-core',
    ],
  },
}));
