/** A list of links of the menu. */
export function MenuLinks({ links }: { links: { label: string; link: string }[] }) {
  return (
    <ul className="menu-list">
      {links.map(({ label, link }) => (
        <li key={link}>
          <a href={link}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
