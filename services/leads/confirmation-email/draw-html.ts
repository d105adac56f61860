import type { EmailContent } from './email-content.ts';

/** Mail programs know no style sheets: the few styles of the brand stand in the elements. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#f7f4ee;color:#10202e;font:17px/1.6 Figtree,Arial,sans-serif',
  sheet: 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  brand: 'margin:0 0 24px;font-weight:700;color:#0b5d5e',
  heading: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
  reference: 'margin:0;font-size:24px;font-weight:700',
  term: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:700',
  detail: 'padding:4px 0;vertical-align:top',
  message: 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere',
  foot: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #d9d4c9;font-size:15px',
};

/** The e-mail as one HTML document: no pictures, no links, nothing that is fetched. Everything in it is escaped. */
export function drawHtml(content: EmailContent): string {
  const { sender } = content;
  const heading = (words: string) => `<h2 style="${styles.heading}">${words}</h2>`;
  const paragraph = (words: string) => `<p style="margin:0 0 12px">${escape(words)}</p>`;
  const rows = content.answers.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${styles.term}">${escape(label)}</th><td style="${styles.detail}">${escape(value)}</td></tr>`,
  );
  const body = [
    `<p style="${styles.brand}">${escape(sender.name)}</p>`,
    paragraph(content.greeting),
    paragraph(content.opening),
    heading('Your reference'),
    `<p style="${styles.reference}">${escape(content.reference)}</p>`,
    paragraph(`Received ${content.receivedOn}`),
    heading('What happens next'),
    paragraph(content.next),
    heading('What you sent us'),
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    ...(content.message
      ? [heading('Your message'), `<p style="${styles.message}">${escape(content.message)}</p>`]
      : []),
    heading('If you need to add something'),
    paragraph(`Call ${sender.phones.customerService} and give us your reference. ${sender.openingHours}.`),
    paragraph(`If you smell gas, call ${sender.phones.gasEmergency} straight away, at any time.`),
    `<p style="${styles.foot}">${escape(sender.name)}<br>This is an automatic email. You don’t need to answer it.</p>`,
  ].join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(sender.name)}</title></head>
<body style="${styles.page}">
<div style="${styles.sheet}">
${body}
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
