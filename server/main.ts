// Runs the built site with Node's default settings.
const bundle: typeof import('./run-site.ts') = await import(
  new URL('../build/server/index.js', import.meta.url).href
);

await bundle.runSite(process.env);
