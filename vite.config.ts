import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/help-and-support/',
  plugins: [reactRouter()],
  build: {
    // Nothing inlined: data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/create-server.ts' } } },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: ['react-dom/client', 'react-router/dom'],
  },
});
