import type { Brand } from '#contracts/brand.ts';
import type { Footer } from '#contracts/footer.ts';

type SiteFooterProps = {
  brand: Brand;
  /** `advice` is sanitised by the content client. */
  footer: Footer;
  /** The year of the copyright. */
  year: number | undefined;
};

/** The shared footer: links, free advice, and the supplier's company (SPEC §9). */
export function SiteFooter({ brand, footer: { columns, advice }, year }: SiteFooterProps) {
  return (
    <footer className="footer">
      <svg className="footer__art" viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true">
        <path fill="currentColor" d="M0 34c240-36 470-30 720-8s480 20 720-14v44H0z" />
      </svg>
      <div className="wrap">
        <div className="footer__cols">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, link }) => (
                  <li key={`${label} ${link}`}>
                    <a href={link}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer__legal">
          {advice && <div className="footer__advice" dangerouslySetInnerHTML={{ __html: advice }} />}
          {brand.legalName && (
            <p>{`© ${year ?? ''} ${brand.legalName}. ${brand.registration} ${brand.address}`}</p>
          )}
        </div>
      </div>
    </footer>
  );
}
