import type { Brand } from '#contracts/brand.ts';
import type { Footer } from '#contracts/footer.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { DisplaySettings } from './display-settings/display-settings.ts';
import type { Ring } from './ring-us/ring.ts';

/**
 * What the frame around every page shows. `header` is null while its configuration is unavailable (SPEC §7).
 * `themeSheet` is the address of the supplier's own colours; left out where they are the built-in ones.
 */
export type ShellData = {
  brand: Brand;
  header: HeaderConfiguration | null;
  footer: Footer;
  display: DisplaySettings;
  themeSheet?: string;
  /** Customer service's line; left out where there is no number. */
  ring?: Ring;
};
