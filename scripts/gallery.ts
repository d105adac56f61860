/** Serves the gallery of components: `npm run gallery`, `--port 3100`, `?theme=dark`. */
import { createServer as createHttpServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { giveUp } from '../server/give-up.ts';

const root = new URL('..', import.meta.url).pathname;
const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? process.env['PORT'] ?? 3100);
const themes = ['light', 'dark'];

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

server.on('error', giveUp);
server.listen(port, '127.0.0.1', () => process.stdout.write(`Gallery: http://localhost:${port}/\n`));
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
<link rel="stylesheet" href="/app/design-system/styles.css">
<link rel="stylesheet" href="/app/design-system/gallery/gallery.css">
</head>
<body>
<div></div>
${renderToStaticMarkup(createElement(Gallery))}
</body>
</html>
`;
}
