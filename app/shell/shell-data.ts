import type { Brand } from '#contracts/brand.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { DisplaySettings } from './display-settings/display-settings.ts';

/** What the frame around every page shows. `header` is null while its configuration can't be had (SPEC §7). */
export type ShellData = { brand: Brand; header: HeaderConfiguration | null; display: DisplaySettings };
