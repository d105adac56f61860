/** A response's text in the charset that its content type names; in UTF-8 when that names none, or one that is unknown. */
export async function readText(response: Response): Promise<string> {
  const charset = namedCharset.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  // Nearly all content is UTF-8, which needs no decoder of ours.
  if (/^utf-?8$/i.test(charset)) return response.text();
  return decoderOf(charset).decode(await response.arrayBuffer());
}

const namedCharset = /;\s*charset\s*=\s*"?([^\s;",]+)/i;

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
