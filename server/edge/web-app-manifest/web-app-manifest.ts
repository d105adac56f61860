import { Hono } from 'hono';
import { fallbackBrand } from '#app/frame/fallback-brand.ts';
import { mediaUrl } from '#app/help-content/media-url.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { homePath } from '#contracts/area-path.ts';
import type { Brand } from '#contracts/brand.ts';
import { webAppManifestPath } from '#contracts/web-app-manifest-path.ts';
import { builtInLight } from '#contracts/theme/built-in-colours.ts';

/** As for pictures: a changed name or colour is seen after an hour. */
const cacheControl = 'public, max-age=3600';
/** The sides of the drawn icons in pixels: `npm run favicon` makes them. */
const drawnSides = [192, 512];

/** The manifest of the area as a web app that visitors can install: the brand's name, icons and colours. */
export function webAppManifest({ content }: { content: Pick<ContentClient, 'brand' | 'theme'> }) {
  return new Hono().get(webAppManifestPath, async (c) => {
    const [brand, theme] = await Promise.all([
      content.brand().catch(() => fallbackBrand),
      content.theme().catch(() => undefined),
    ]);
    const { primary, canvas } = theme?.light ?? builtInLight;
    const manifest = {
      id: homePath,
      start_url: homePath,
      scope: homePath,
      name: `${brand.name} help and support`,
      short_name: brand.name,
      lang: 'en-GB',
      // With a back button and the address, as in the browser.
      display: 'minimal-ui',
      theme_color: primary,
      background_color: canvas,
      icons: [...drawingOf(brand), ...drawnSides.map(drawnIcon)],
    };
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': cacheControl,
    });
  });
}

/** The square drawing of the brand, where it has one that fits any size. */
function drawingOf({ logo }: Brand) {
  const drawing = logo?.icon ?? (logo?.words && logo.src);
  if (!drawing?.endsWith('.svg')) return [];
  return [{ src: mediaUrl(drawing), sizes: 'any', type: 'image/svg+xml' }];
}

function drawnIcon(side: number) {
  return { src: mediaUrl(`/media/icon-${side}.png`), sizes: `${side}x${side}`, type: 'image/png' };
}
