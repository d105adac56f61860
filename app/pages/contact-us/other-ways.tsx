import type { Brand } from '#contracts/brand.ts';
import { areaHref } from '../../area-href.ts';

/** The two enquiry forms. SPEC §2 "complaints/{complaint}". */
const enquiries = [
  { label: 'Ask about gas or electricity', complaint: 'enquiry-gas-and-electricity' },
  { label: 'Ask about pay as you go', complaint: 'enquiry-pay-as-you-go' },
];

/** Ways to reach us that don't depend on the account type. */
export function OtherWays({ brand }: { brand: Brand }) {
  return (
    <section className="panel groups" aria-label="Other ways to reach us">
      <div className="flow flow--2">
        <h2 className="h-sm">Make a complaint</h2>
        <p>Tell us what went wrong and we’ll put it right.</p>
        <p>
          <a href={areaHref('/make-a-complaint-select-type')}>Start a complaint</a>
        </p>
      </div>
      <div className="flow flow--2">
        <h2 className="h-sm">Ask a question</h2>
        <p>Write to us about your energy, and we’ll reply.</p>
        <ul className="flow flow--2">
          {enquiries.map(({ label, complaint }) => (
            <li key={complaint}>
              <a href={areaHref('/complaints/:complaint', { complaint })}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      {brand.address && (
        <div className="flow flow--2">
          <h2 className="h-sm">Write to us</h2>
          <p>
            {brand.name}, {brand.address}.
          </p>
        </div>
      )}
    </section>
  );
}
