// `npm start`: the site, with what Node compiled when it was built or at an earlier start.
import './prepare-node.mjs';

const { runSite } = await import('./run-site.ts');
await runSite(process.env);
