import type { Footer } from '#contracts/footer.ts';
import { areaHref, categoryPath } from '../../area-href.ts';

/** Used where a supplier has no footer of its own, or it is unavailable: links that every help area has. */
export const builtInFooter: Footer = {
  columns: [
    {
      title: 'Help',
      links: [
        { label: 'Help home', link: areaHref('/') },
        { label: 'Contact us', link: areaHref('/contact-us') },
        { label: 'Emergencies', link: categoryPath('emergencies') },
        { label: 'Make a complaint', link: areaHref('/make-a-complaint-select-type') },
      ],
    },
    {
      title: 'Extra support',
      links: [
        { label: 'Priority Services Register', link: areaHref('/extra-support') },
        { label: 'Struggling to pay', link: categoryPath('struggling-to-pay') },
        { label: 'When someone dies', link: areaHref('/probate') },
      ],
    },
    { title: 'This site', links: [{ label: 'Cookies', link: areaHref('/cookies') }] },
  ],
  advice:
    'Free, independent advice: <a href="https://www.citizensadvice.org.uk">Citizens Advice</a> or, in Scotland, <a href="https://www.energyadvice.scot">Advice Direct Scotland</a>. If we can’t settle a complaint: <a href="https://www.energyombudsman.org">Energy Ombudsman</a>.',
};
