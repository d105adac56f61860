import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { monitoringSdkWorker, patchedMonitoringSdk } from './scripts/monitoring-sdk/monitoring-sdk.ts';

/** What every screen has, or looks at; the list of what is kept comes with the screen that shows it. */
const frameModules = [
  /\/app\/(data-layer|design-system|failures|shell|area-path)\b/,
  /\/app\/consent\/(?!stored-item|sign-in-items|find-item|end-refused)/,
  /\/app\/features\/consent\/(all-at-once|cookies-path)|\/contracts\/(calendar\/|session\.)|\/kept-flag\.|vite\/preload-helper/,
];
/** What only screens with a form need: pages to read go without it. */
const formModules =
  /\/(forms|prefill|zod|idb-keyval|features\/(address-finder|choose-complaint|complaint|confirmation|feedback|meter-reading))\//;

export default defineConfig({
  base: '/help-and-support/',
  plugins: [reactRouter(), patchedMonitoringSdk()],
  // Replay segments are compressed apart from the page (app/features/monitoring/replay).
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
            // What screens share comes in three files, not forty: small ones cost more in requests than they save.
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/react/, minShareCount: 2, priority: 4 },
                {
                  name: 'frame',
                  test: (id) => frameModules.some((pattern) => pattern.test(id)),
                  minShareCount: 2,
                  priority: 3,
                },
                { name: 'forms', test: formModules, minShareCount: 2, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/create-server.ts' } } },
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
});
