import type { Brand } from '#contracts/brand.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

/** The emergency numbers under their own heading, at the end of a page without what was requested. */
export function EmergencySection({ brand, headingClass }: { brand: Brand; headingClass?: string }) {
  return (
    <section aria-labelledby="urgent">
      <div className="section-head">
        <h2 id="urgent" className={headingClass}>
          Is it an emergency?
        </h2>
      </div>
      <EmergencyNumbers brand={brand} />
    </section>
  );
}
