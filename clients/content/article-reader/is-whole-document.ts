/**
 * Whether a document arrived completely: it ends with `</html>`, ignoring spaces and comments. A connection that
 * breaks half way can still look like success; an HTML parser would close every open element by itself, and readers
 * would see half of what to do in an emergency. Without this mark the last good copy is the better answer.
 */
export function isWholeDocument(html: string): boolean {
  let end = html.trimEnd();
  while (end.endsWith('-->')) {
    const start = end.lastIndexOf('<!--');
    if (start === -1) return false;
    end = end.slice(0, start).trimEnd();
  }
  return /<\/html\s*>$/i.test(end.slice(-longestEndTag));
}

const longestEndTag = 32;
