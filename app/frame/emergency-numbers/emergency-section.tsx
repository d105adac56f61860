import type { Brand } from '#contracts/brand.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

/** The emergency numbers under their own heading, at the end of a page that could not show what was requested. */
export function EmergencySection({ brand }: { brand: Brand }) {
  return (
    <section aria-labelledby="urgent">
      <div className="section-head">
        <h2 id="urgent">Is it an emergency?</h2>
      </div>
      <EmergencyNumbers brand={brand} />
    </section>
  );
}
