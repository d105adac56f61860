import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { areaHref, articlePath, categoryPath } from '../../area-href.ts';
import type { LinkItem } from '../../design-system/link-list/link-list.tsx';
import { linkOrCategory } from '../../help-content/categories/show-listed.ts';

type WordedLink = LinkItem & { label: string; description: string };

export type LinkGroupData = { title: string; links: WordedLink[] };

/**
 * The three link groups of the help home. SPEC §2 "Help home" names their links: where the feed does not list an
 * article, its link goes to the category.
 */
export const linkGroups = (listed: ListedCategory[] | undefined): LinkGroupData[] => [
  {
    title: 'Account changes',
    links: [
      {
        label: 'Moving Home',
        href: linkOrCategory(articlePath('my-account', 'moving-home'), listed),
        description: 'Tell us the date and leave a final reading',
        pictogram: 'box',
      },
      {
        label: 'Bereavement',
        href: areaHref('/probate'),
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
        href: areaHref('/extra-support'),
        description: 'Join the Priority Services Register, free',
        pictogram: 'heart',
      },
      {
        label: 'Warm Home discount',
        href: linkOrCategory(articlePath('struggling-to-pay', 'warm-home-discount'), listed),
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
        href: areaHref('/contact-us'),
        description: 'Call us, ask online or write',
        pictogram: 'headset',
      },
    ],
  },
];
