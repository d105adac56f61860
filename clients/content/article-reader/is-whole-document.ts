/**
 * Whether a document arrived completely: it ends with `</html>`, ignoring spaces, comments and the scripts that some
 * proxies add there. A connection that breaks half way can still look like success; an HTML parser would close every
 * open element, and readers would see half of what to do in an emergency. Without this mark the last good
 * copy is the better answer.
 */
export function isWholeDocument(html: string): boolean {
  let end = html.toLowerCase().trimEnd();
  for (let start = startOfAddition(end); start !== undefined; start = startOfAddition(end)) {
    if (start === -1) return false;
    end = end.slice(0, start).trimEnd();
  }
  return /<\/html\s*>$/.test(end.slice(-longestEndTag));
}

const longestEndTag = 32;

/** Where the comment or script starts that a text in lower case ends with: -1 if it has no start, undefined if it ends with neither. */
function startOfAddition(text: string): number | undefined {
  if (text.endsWith('-->')) return text.lastIndexOf('<!--');
  if (/<\/script\s*>$/.test(text.slice(-longestEndTag))) return text.lastIndexOf('<script');
  return undefined;
}
