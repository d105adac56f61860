import { articlePath, categoryPath } from '../../area-path.ts';

/** The three link groups of the help home. SPEC §2 "Help home". */
export const linkGroups = [
  {
    title: 'Account changes',
    links: [
      {
        label: 'Moving Home',
        href: articlePath('my-account', 'moving-home'),
        description: 'Tell us the date and leave a final reading',
        pictogram: 'box',
      },
      {
        label: 'Bereavement',
        href: '/help-and-support/probate',
        description: 'What to do when someone has died',
        pictogram: 'leaf',
      },
    ],
  },
  {
    title: 'Need support?',
    links: [
      {
        label: 'Supporting your needs',
        href: '/help-and-support/extra-support',
        description: 'Join the Priority Services Register, free',
        pictogram: 'heart',
      },
      {
        label: 'Warm Home discount',
        href: articlePath('struggling-to-pay', 'warm-home-discount'),
        description: 'Money off your electricity bill this winter',
        pictogram: 'house',
      },
    ],
  },
  {
    title: 'Still need help?',
    links: [
      {
        label: 'Emergencies',
        href: categoryPath('emergencies'),
        description: 'Gas, water, heating and power',
        pictogram: 'siren',
      },
      {
        label: 'Contact Us',
        href: '/help-and-support/contact-us',
        description: 'Chat, call or write to us',
        pictogram: 'headset',
      },
    ],
  },
] as const;
