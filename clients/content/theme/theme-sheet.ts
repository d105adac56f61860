import { builtInDark, builtInLight, builtInScene, type Colours } from '#contracts/theme/built-in-colours.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import { deriveColours } from './derive-colours.ts';
import type { Theme } from '#contracts/theme/theme.ts';
import { areaPath } from '#contracts/area-path.ts';

/** A supplier's colours as pages, the web app and e-mails use them. `css` is '' where they are the built-in ones. */
export type ThemeSheet = { css: string; path: string; light: Colours; email: Colours };

/** The address of a theme's sheet: it changes with the colours, so that browsers may cache it. */
const pathOf = (hash: string) => `${areaPath}/theme-${hash}.css`;

/** The sheet that pages load besides the built-in one: only the custom properties that a theme changes. */
export function themeSheet(theme: Theme): ThemeSheet {
  const { light, dark, scene, email } = deriveColours(theme);
  const css = sheetOf(
    [...changed(light, builtInLight), ...changed(scene, builtInScene, 'scene-')],
    changed(dark, builtInDark),
  );
  const hash = sha256(css).slice(0, 16);
  return { css, path: pathOf(hash), light, email };
}

function changed(colours: object, builtIn: object, prefix = ''): string[] {
  const before = new Map<string, unknown>(Object.entries(builtIn));
  return Object.entries(colours)
    .filter(([role, colour]) => before.get(role) !== colour)
    .map(([role, colour]) => `--${prefix}${role}:${colour}`);
}

/** In the layer of the tokens, after them: print, forced colours and more contrast still take precedence. */
function sheetOf(light: string[], dark: string[]): string {
  if (light.length + dark.length === 0) return '';
  const more = '--ink-muted:var(--ink);--line:var(--line-strong)';
  return [
    '@layer tokens{',
    `:root{${light.join(';')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark.join(';')}}}`,
    `@media screen{[data-theme='dark']{${dark.join(';')}}}`,
    `:root[data-contrast='more']{${more}}`,
    `@media (prefers-contrast:more){:root:root{${more}}}`,
    '}',
  ].join('\n');
}
