interface ContentsListProps {
  title: string;
  items: { id: string; label: string }[];
  id?: string | undefined;
  className?: string | undefined;
}

/** EXPERIENCE "Everywhere": the minimum number of headings for a contents list. */
const headingsForContents = 3;

/** Whether a page has enough headings for a contents list. */
export function needsContentsList(headings: readonly unknown[]): boolean {
  return headings.length >= headingsForContents;
}

/** The headings of this page, in order. */
export function ContentsList({ title, items, id = 'contents', className }: ContentsListProps) {
  return (
    <nav className={className ? `toc ${className}` : 'toc'} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
