/** The action and hidden fields of the form on one of the provider's own pages; undefined if it has no form. */
export function readProviderForm(html: string): { action: string; fields: [string, string][] } | undefined {
  const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1];
  if (action === undefined) return undefined;
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g);
  return {
    action: unescape(action),
    fields: [...inputs].map(([, name = '', value = '']) => [unescape(name), unescape(value)]),
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_whole, name: string) => entities[name] ?? '');
}
