import type { Footer } from '#contracts/footer.ts';

/** Used where a supplier has no footer of its own, or it is unavailable: links that every help area has. */
export const builtInFooter: Footer = {
  columns: [
    {
      title: 'Help',
      links: [
        { label: 'Help home', link: '/help-and-support/' },
        { label: 'Contact us', link: '/help-and-support/contact-us' },
        { label: 'Emergencies', link: '/help-and-support/emergencies' },
        { label: 'Make a complaint', link: '/help-and-support/make-a-complaint-select-type' },
      ],
    },
    {
      title: 'Extra support',
      links: [
        { label: 'Priority Services Register', link: '/help-and-support/extra-support' },
        { label: 'Struggling to pay', link: '/help-and-support/struggling-to-pay' },
        { label: 'When someone dies', link: '/help-and-support/probate' },
      ],
    },
    { title: 'This site', links: [{ label: 'Cookies', link: '/help-and-support/cookies' }] },
  ],
  advice:
    'Free, independent advice: <a href="https://www.citizensadvice.org.uk">Citizens Advice</a> or, in Scotland, <a href="https://www.energyadvice.scot">Advice Direct Scotland</a>. If we can’t settle a complaint: <a href="https://www.energyombudsman.org">Energy Ombudsman</a>.',
};
