/** Serves the gallery of components in the colours of content/theme.json: `npm run gallery`, `--port 3100`, `?theme=dark`. */
import { createServer as createHttpServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { readJson } from '../clients/content/read-json.ts';
import { themeSheet } from '../clients/content/theme/theme-sheet.ts';
import { theme as themeContract } from '../contracts/theme/theme.ts';
import { port } from '../server/config/rules.ts';
import { exitWithError } from '../server/exit-with-error.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

const root = new URL('..', import.meta.url).pathname;
const { values } = scriptArguments({
  usage: 'Usage: npm run gallery [-- --port PORT]',
  options: { port: { type: 'string' } },
  most: 0,
});
const asked = values.port ?? (process.env['PORT'] || '3100');
// On port 0 the system chooses one.
if (asked !== '0' && !port.safeParse(asked).success) {
  const name = values.port === undefined ? 'PORT' : '--port';
  process.stderr.write(`${name}: expected a whole number from 0 to 65535\n`);
  process.exit(2);
}
const themes = ['light', 'dark'];
/** The style sheets of the frame and of the pages whose parts are shown, in the order in which a page has them. */
const sheets = [
  'frame/frame',
  'pages/main-site/main-site-page',
  'pages/main-site/results-sheet',
  'pages/main-site/no-results-sheet',
  'pages/article/urgent-article',
  'pages/article/urgent-article-rest',
  'pages/article/article-page',
  'pages/category/category-page',
  'pages/home/home-page',
  'help-content/films/film-player-sheet',
  'forms/form-page',
  'journeys/meter-reading/meter-reading-page',
  'journeys/meter-reading/meter-reading-rest',
  'journeys/confirmation/confirmation-page',
  'frame/on-demand',
  'frame/other-media',
  'design-system/gallery/gallery',
];

const vite = await createViteServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

const server = createHttpServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/') return vite.middlewares(request, response);
  const theme = themes.find((name) => name === url.searchParams.get('theme'));
  page(vite, theme).then(
    (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
    (error: unknown) => {
      vite.config.logger.error(String(error instanceof Error ? error.stack : error));
      response.writeHead(500).end('The gallery could not be rendered: see the terminal.');
    },
  );
});

server.on('error', exitWithError);
server.listen(Number(asked), '127.0.0.1', () => {
  const { port: actual } = server.address() as AddressInfo;
  process.stdout.write(`Gallery: http://localhost:${actual}/\n`);
});
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

function stop() {
  server.close();
  server.closeAllConnections();
  void vite.close().then(() => process.exit(0));
}

async function page(devServer: ViteDevServer, theme: string | undefined) {
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { Gallery } = await devServer.ssrLoadModule('/app/design-system/gallery/gallery.tsx');
  return `<!DOCTYPE html>
<html lang="en-GB"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<link rel="icon" href="data:,">
${sheets.map((sheet) => `<link rel="stylesheet" href="/app/${sheet}.css">`).join('\n')}
<style>${await suppliersColours()}</style>
</head>
<body>
<div></div>
${renderToStaticMarkup(createElement(Gallery))}
</body>
</html>
`;
}

/** Read for each page, so that a change is visible after a reload; the built-in colours are the default. */
async function suppliersColours(): Promise<string> {
  const file = join(process.env['CONTENT_DIR'] ?? join(root, 'content'), 'theme.json');
  const set = readJson(themeContract)(await readFile(file, 'utf8').catch(() => ''));
  return set ? themeSheet(set).css : '';
}
