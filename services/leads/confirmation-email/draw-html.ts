import type { EmailContent } from './email-content.ts';

/** Mail programs know no style sheets, so the few styles of the brand stand in the elements. */
const styles = {
  page: 'margin:0;padding:24px 8px;background:#f7f4ee;color:#10202e;font:17px/1.6 Figtree,Arial,sans-serif',
  sheet:
    'max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d9d4c9;border-radius:16px;overflow:hidden',
  brand:
    'margin:0;padding:16px 24px;background:#07393d;color:#ffffff;border-bottom:4px solid #f6a623;font-size:20px;font-weight:700',
  body: 'padding:24px 24px 20px',
  paragraph: 'margin:0 0 12px',
  receipt: 'margin:24px 0;padding:16px 20px;background:#e2eeeb;border-radius:12px',
  label: 'margin:0;font-size:15px;font-weight:700',
  reference:
    'margin:0 0 12px;font-size:26px;line-height:1.3;font-weight:700;white-space:nowrap;color:#07393d',
  term: 'padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:400;color:#3d4b57',
  detail: 'padding:3px 0;vertical-align:top;font-weight:700',
  heading: 'margin:24px 0 6px;font-size:20px;line-height:1.3;color:#07393d',
  foot: 'padding:16px 24px 20px;border-top:1px solid #d9d4c9;font-size:15px;color:#3d4b57',
};

/** The e-mail as one HTML document: no pictures, no links, nothing that is fetched. Everything in it is escaped. */
export function drawHtml({
  sender,
  greeting,
  opening,
  reference,
  facts,
  sections,
  foot,
}: EmailContent): string {
  const paragraph = (words: string) => `<p style="${styles.paragraph}">${escape(words)}</p>`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${styles.term}">${escape(label)}</th><td style="${styles.detail}">${escape(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(sender.name)}</title></head>
<body style="${styles.page}">
<div style="${styles.sheet}">
<p style="${styles.brand}">${escape(sender.name)}</p>
<div style="${styles.body}">
${paragraph(greeting)}
${paragraph(opening)}
<div style="${styles.receipt}">
<p style="${styles.label}">Your reference</p>
<p style="${styles.reference}">${escape(reference)}</p>
<table style="border-collapse:collapse">${rows.join('')}</table>
</div>
${sections.map(({ heading, paragraphs }) => `<h2 style="${styles.heading}">${escape(heading)}</h2>\n${paragraphs.map(paragraph).join('\n')}`).join('\n')}
</div>
<div style="${styles.foot}">
${foot.map(paragraph).join('\n')}
<p style="margin:0">${escape(sender.name)}</p>
</div>
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
