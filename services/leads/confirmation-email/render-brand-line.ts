import { html as markup } from 'hono/html';
import type { Colours } from '#contracts/theme/built-in-colours.ts';
import type { Sender } from './email-content.ts';

/**
 * The e-mail's head: a sun over a hill, and the words of the site's header. It is drawn with borders and backgrounds,
 * since mail programs block pictures by default; if they drop these too, the words remain.
 */
export function renderBrandLine({ name, logo }: Sender, colours: Colours) {
  const [first, ...rest] = logo?.words ?? [name];
  const line = `margin:0;padding:14px 24px;background:${colours.dusk};color:${colours['on-dusk']};border-bottom:4px solid ${colours.sun};font-size:20px;line-height:40px;font-weight:800`;
  const disc = `display:inline-block;overflow:hidden;width:34px;height:34px;margin-right:12px;background:${colours.primary};border:2px solid ${colours['on-dusk']};border-radius:19px;vertical-align:middle;line-height:0;font-size:0`;
  const sun = `display:block;width:22px;height:11px;margin:11px 0 0 6px;background:${colours.sun};border-radius:11px 11px 0 0`;
  const hill = `display:block;height:12px;background:${colours.dusk}`;
  return markup`<p style="${line}"><span style="${disc}"><span style="${sun}"></span><span style="${hill}"></span></span>${first}${rest.length > 0 && markup` <span style="font-weight:400">${rest.join(' ')}</span>`}</p>`;
}
