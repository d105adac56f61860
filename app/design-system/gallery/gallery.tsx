import type { ExampleSet } from '../example-set.ts';

const modules = import.meta.glob<Record<string, ExampleSet>>('../*/*.examples.tsx', { eager: true });

const sets = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB'));

const idOf = (title: string) => `set-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** Every component in every state, on one page. */
export function Gallery() {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap page-head">
        <h1>Components</h1>
        <p className="lead">Every part of the site, in each of its states.</p>
      </div>
      <div className="wrap section--end">
        <nav aria-label="Components">
          <ul className="chips">
            {sets.map(({ title }) => (
              <li key={title}>
                <a className="chip" href={`#${idOf(title)}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sets.map((set) => (
          <Specimen key={set.title} {...set} />
        ))}
      </div>
    </main>
  );
}

function Specimen({ title, layout, examples }: ExampleSet) {
  return (
    <section className="specimen" id={idOf(title)} aria-labelledby={`${idOf(title)}-title`}>
      <h2 id={`${idOf(title)}-title`}>{title}</h2>
      <div className={layout ? `specimen__${layout}` : 'specimen__stack'}>
        {examples.map(({ name, element }) => (
          <div className="specimen__example" key={name}>
            <h3 className="tag">{name}</h3>
            {element}
          </div>
        ))}
      </div>
    </section>
  );
}
