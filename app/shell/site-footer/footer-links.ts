/** The footer's columns. Links outside the area belong to the main site. */
export const footerColumns = [
  {
    title: 'Help',
    links: [
      { label: 'Help home', href: '/help-and-support/' },
      { label: 'Contact us', href: '/help-and-support/contact-us' },
      { label: 'Emergencies', href: '/help-and-support/emergencies' },
      { label: 'Make a complaint', href: '/help-and-support/make-a-complaint-select-type' },
    ],
  },
  {
    title: 'Extra support',
    links: [
      { label: 'Priority Services Register', href: '/help-and-support/extra-support' },
      { label: 'Struggling to pay', href: '/help-and-support/struggling-to-pay' },
      { label: 'When someone dies', href: '/help-and-support/probate' },
      { label: 'British Sign Language', href: '/british-sign-language' },
    ],
  },
  {
    title: 'About us',
    links: [
      { label: 'Who we are', href: '/about' },
      { label: 'Our fuel mix', href: '/about/fuel-mix' },
      { label: 'Complaints we handled', href: '/about/complaints-performance' },
      { label: 'Jobs', href: '/jobs' },
    ],
  },
  {
    title: 'This site',
    links: [
      { label: 'Accessibility', href: '/accessibility' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Cookies', href: '/help-and-support/cookies' },
      { label: 'Terms', href: '/terms' },
    ],
  },
] as const;
