import type { Brand } from '#contracts/brand.ts';
import { LinkList } from '../../design-system/link-list/link-list.tsx';
import { EmergencyNumbers } from '../../frame/emergency-numbers/emergency-numbers.tsx';

const topics = [
  { label: 'Bills and payments', href: '/help-and-support/bills-and-payments' },
  { label: 'Pay as you go', href: '/help-and-support/pay-as-you-go' },
  { label: 'Meters', href: '/help-and-support/meters' },
  { label: 'Breakdowns', href: '/help-and-support/breakdowns' },
  { label: 'Contact us', href: '/help-and-support/contact-us' },
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
