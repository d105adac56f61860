import type { Brand } from '#contracts/brand.ts';
import { footerColumns } from './footer-links.ts';

/** The shared footer: links, free advice, and the supplier's company (SPEC §9). `year` is the copyright year. */
export function SiteFooter({ brand, year }: { brand: Brand; year: number | undefined }) {
  return (
    <footer className="footer">
      <svg className="footer__art" viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true">
        <path fill="currentColor" d="M0 34c240-36 470-30 720-8s480 20 720-14v44H0z" />
      </svg>
      <div className="wrap">
        <div className="footer__cols">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer__legal">
          <p>
            Free, independent advice: <a href="https://www.citizensadvice.org.uk">Citizens Advice</a> or, in
            Scotland, <a href="https://www.energyadvice.scot">Advice Direct Scotland</a>. If we can’t settle a
            complaint: <a href="https://www.energyombudsman.org">Energy Ombudsman</a>.
          </p>
          {brand.legalName && (
            <p>
              © {year} {brand.legalName}. {brand.registration} {brand.address}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
