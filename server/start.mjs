// `npm start`: runs the site with the code that Node compiled at build time or at an earlier start.
import './prepare-node.mjs';

const { runSite } = await import(new URL('../build/server/index.js', import.meta.url).href);
await runSite(process.env);
