/** A whole article with this body, as the content service would send it. */
export function articleOf(body: string, head = ''): string {
  return `<!doctype html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n<title>Title</title>\n${head}</head>\n<body>\n<div class="content-panel">\n<p>Words.</p>\n${body}\n</div>\n</body>\n</html>\n`;
}
