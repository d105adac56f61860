import type { ContentClient } from '#clients/content/content-client.ts';
import { readDisplaySettings } from './display-settings/display-settings.ts';
import { fallbackBrand } from './fallback-brand.ts';
import type { ShellData } from './shell-data.ts';

/** The frame's data. Whatever can't be had is left out: the frame never breaks a page (SPEC §2 "Shared"). */
export async function loadShell(content: ContentClient, cookieHeader: string | null): Promise<ShellData> {
  const [brand, header] = await Promise.all([
    content.brand().catch(() => fallbackBrand),
    content.header().catch(() => null),
  ]);
  return { brand, header, display: readDisplaySettings(cookieHeader) };
}
