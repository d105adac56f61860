import type { Brand } from '#contracts/brand.ts';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { EmergencyNumbers } from '../../frame/emergency-numbers/emergency-numbers.tsx';
import { areaHref, categoryPath } from '../../area-href.ts';

const topics = [
  { label: 'Bills and payments', href: categoryPath('bills-and-payments') },
  { label: 'Pay as you go', href: categoryPath('pay-as-you-go') },
  { label: 'Meters', href: categoryPath('meters') },
  { label: 'Breakdowns', href: categoryPath('breakdowns') },
  { label: 'Contact us', href: areaHref('/contact-us') },
];

/** No results: what to try, where to look, how to contact us, and the emergency numbers. */
export function NothingFound({ term, brand }: { term: string; brand: Brand }) {
  return (
    <div className="flow flow--10">
      <div className="flow">
        <p role="status">
          <b>No results for {term.length > 100 ? `${term.slice(0, 100)}…` : term}</b>
        </p>
        <ul className="bullets">
          <li>Try fewer words, or different ones: ‘bill’, ‘top up’, ‘no heating’.</li>
          <li>Check the spelling.</li>
        </ul>
      </div>
      <section aria-labelledby="topics">
        <h2 id="topics" className="h-lg">
          Or start from a topic
        </h2>
        <LinkList links={topics} />
      </section>
      <section aria-labelledby="urgent">
        <div className="section-head">
          <h2 id="urgent" className="h-lg">
            Is it an emergency?
          </h2>
        </div>
        <EmergencyNumbers phones={brand.phones} />
      </section>
    </div>
  );
}
