// Renamed: the formatter would indent a template tagged `html`, and so change the bytes of the e-mail.
import { html as markup } from 'hono/html';
import { builtInLight, type Colours } from '#contracts/theme/built-in-colours.ts';
import type { EmailContent } from './email-content.ts';
import { renderBrandLine } from './render-brand-line.ts';

/** Mail programs ignore style sheets, so the few brand styles are inline. */
const stylesIn = (colours: Colours) => ({
  page: `margin:0;padding:24px 8px;background:${colours.canvas};color:${colours.ink};font:17px/1.6 Figtree,Arial,sans-serif`,
  sheet: `max-width:600px;margin:0 auto;background:${colours.surface};border:1px solid ${colours.line};border-radius:16px;overflow:hidden`,
  body: 'padding:24px 24px 20px',
  paragraph: 'margin:0 0 12px',
  receipt: `margin:24px 0;padding:16px 20px;background:${colours.mist};border-radius:12px`,
  label: 'margin:0;font-size:15px;font-weight:700',
  reference: `margin:0 0 12px;font-size:26px;line-height:1.3;font-weight:700;white-space:nowrap;color:${colours.dusk}`,
  term: `padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:400;color:${colours['ink-muted']}`,
  detail: 'padding:3px 0;vertical-align:top;font-weight:700',
  heading: `margin:24px 0 6px;font-size:20px;line-height:1.3;color:${colours.dusk}`,
  foot: `padding:16px 24px 20px;border-top:1px solid ${colours.line};font-size:15px;color:${colours['ink-muted']}`,
});

/** The e-mail as one HTML document: no pictures, no links, nothing that is fetched. Everything in it is escaped. */
export function renderHtml({
  sender,
  greeting,
  opening,
  reference,
  facts,
  sections,
  foot,
}: EmailContent): string {
  const colours = sender.colours ?? builtInLight;
  const styles = stylesIn(colours);
  const paragraph = (words: string) => markup`<p style="${styles.paragraph}">${words}</p>\n`;
  const rows = facts.map(
    ({ label, value }) =>
      markup`<tr><th scope="row" style="${styles.term}">${label}</th><td style="${styles.detail}">${value}</td></tr>`,
  );
  const parts = sections.map(
    ({ heading, paragraphs }) =>
      markup`<h2 style="${styles.heading}">${heading}</h2>\n${paragraphs.map(paragraph)}`,
  );
  const page = markup`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sender.name}</title></head>
<body style="${styles.page}">
<div style="${styles.sheet}">
${renderBrandLine(sender, colours)}
<div style="${styles.body}">
${paragraph(greeting)}${paragraph(opening)}<div style="${styles.receipt}">
<p style="${styles.label}">Your reference</p>
<p style="${styles.reference}">${reference}</p>
<table style="border-collapse:collapse">${rows}</table>
</div>
${parts}</div>
<div style="${styles.foot}">
${foot.map(paragraph)}<p style="margin:0">${sender.name}</p>
</div>
</div>
</body>
</html>
`;
  if (page instanceof Promise) throw new TypeError('A part of the e-mail is a promise');
  return page.toString();
}
