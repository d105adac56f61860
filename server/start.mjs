// `npm start`: the site, with what Node compiled when it was built or at an earlier start.
import './prepare-node.mjs';

const { runSite } = await import(new URL('../build/server/index.js', import.meta.url).href);
await runSite(process.env);
