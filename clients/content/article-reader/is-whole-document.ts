/**
 * Whether a document has arrived to its end: its last words, spaces and comments aside, are `</html>`. A connection
 * that breaks half way can still look like success; HTML would close every open element by itself, and readers would
 * be shown half of what to do in an emergency. Without this mark the last good copy is the better answer.
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
