import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { Footer } from '#contracts/footer.ts';
import { currentFooter, currentHeader } from '../help-content/links/current-links.ts';
import { readDisplaySettings } from './display-settings/display-settings.ts';
import { fallbackBrand } from './fallback-brand.ts';
import { builtInFooter } from './site-footer/built-in-footer.ts';
import { ringFor } from './ring-us/ring.ts';
import type { ShellData } from './shell-data.ts';

/** The frame's data. Whatever is unavailable is left out: the frame never breaks a page (SPEC §2 "Shared"). */
export async function loadShell(content: ContentClient, cookieHeader: string | null): Promise<ShellData> {
  const [brand, header, footer, theme] = await Promise.all([
    content.brand().catch(() => fallbackBrand),
    readHeader(content).catch(() => null),
    readFooter(content),
    content.theme().catch(() => undefined),
  ]);
  const ring = ringFor(brand, 'general');
  const display = readDisplaySettings(cookieHeader);
  return {
    brand,
    header,
    footer,
    display,
    ...(theme?.css && { themeSheet: theme.path }),
    ...(ring && { ring }),
  };
}

async function readHeader(content: ContentClient): Promise<HeaderConfiguration> {
  return currentHeader(await content.header(), content);
}

async function readFooter(content: ContentClient): Promise<Footer> {
  const own = await content.footer().catch(() => undefined);
  return currentFooter(own ?? builtInFooter, content);
}
