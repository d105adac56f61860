import type { Brand } from '#contracts/brand.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

/** The emergency numbers under a heading of their own, at the end of a page that could not give what was asked for. */
export function EmergencySection({ phones }: { phones: Brand['phones'] }) {
  return (
    <section aria-labelledby="urgent">
      <div className="section-head">
        <h2 id="urgent">Is it an emergency?</h2>
      </div>
      <EmergencyNumbers phones={phones} />
    </section>
  );
}
