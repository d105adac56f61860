import type { SignInOffer } from '#contracts/identity.ts';
import type { ItemCategory, ItemKind } from './stored-item.ts';
import { storedItemsOf } from './stored-items.ts';
import { describeLife } from './describe-life.ts';

const categories: { category: ItemCategory; title: string; about: string }[] = [
  {
    category: 'necessary',
    title: 'Strictly necessary',
    about: 'The site needs these for what you ask it to do. Most pages use none or only a few of them.',
  },
  {
    category: 'performance',
    title: 'Performance and analytics',
    about: 'We use these only if you accept them. Your visits are measured with a tool called Datadog.',
  },
  { category: 'functional', title: 'Functional', about: 'We don’t use any of these now.' },
  { category: 'targeting', title: 'Targeting', about: 'We don’t use any of these now.' },
];

/** Where the browser stores an item, in the words that people may search for. */
const kindWords: Record<ItemKind, string> = {
  cookie: 'Cookie',
  'session storage': 'Session storage',
  'local storage': 'Local storage',
  database: 'IndexedDB',
  cache: 'Cache storage',
};

type StoredItemTablesProps = { signIn: SignInOffer; hasOfflineHelp: boolean };

/** Every cookie and stored item by name, purpose and life, generated from the one list of stored items. */
export function StoredItemTables({ signIn, hasOfflineHelp }: StoredItemTablesProps) {
  const storedItems = storedItemsOf(signIn, hasOfflineHelp);
  return categories.map(({ category, title, about }) => {
    const items = storedItems.filter((item) => item.category === category);
    return (
      <section className="flow flow--3" key={category} aria-labelledby={`stored-${category}`}>
        <h3 id={`stored-${category}`}>{title}</h3>
        <p>{about}</p>
        {items.length > 0 && (
          <div className="table-box">
            <table className="stored" aria-labelledby={`stored-${category}`}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">What it’s for</th>
                  <th scope="col">How long it stays</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ name, kind, purpose, life }) => (
                  <tr key={kind + name}>
                    <th scope="row">
                      <code>{name}</code> <small>{kindWords[kind]}</small>
                    </th>
                    <td>{purpose}</td>
                    <td>
                      <span className="stored__label">How long it stays: </span>
                      {describeLife(life)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    );
  });
}
