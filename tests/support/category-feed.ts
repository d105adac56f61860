type Category = { id: string; description: string; articles?: { label: string; link: string }[] };

/** A category feed that lists one category: `help/categories.json` of the content. */
export function feedOf({ id, description, articles = [] }: Category) {
  const list = { type: 'help-articles', id };
  return {
    data: [
      {
        type: 'help-categories',
        id,
        attributes: { 'meta-description': description },
        relationships: { articles: { data: list } },
      },
    ],
    included: [{ ...list, attributes: { articles } }],
  };
}
