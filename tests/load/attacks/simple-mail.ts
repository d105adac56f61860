/** An e-mail as people read it: its recipient, and its text decoded. */
export function simpleMail(file: string): { to: string; text: string } {
  const to = /^To: (.*)$/m.exec(file)?.[1] ?? '';
  // Every part is quoted-printable or base64; any other stays unchanged.
  const parts = file.split(/^--.*$/m).map((part) => {
    const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
    const body = rest.join('\n\n');
    if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
    return /^content-transfer-encoding: quoted-printable/im.test(head) ? fromQuotedPrintable(body) : part;
  });
  return { to: to.trim(), text: parts.join('\n') };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
