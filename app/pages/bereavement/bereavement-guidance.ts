import { bereavementFaq } from './bereavement-faq.ts';
import { microgenerationGuidance } from './microgeneration-guidance.ts';
import { areaHref, articlePath } from '../../area-href.ts';

type Link = { readonly label: string; readonly href: string };
type Choice = {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly label: string;
};

/** The text of the bereavement page: plain text, except for the answers of the FAQ. */
type BereavementGuidance = {
  readonly title: string;
  readonly lead: string;
  readonly tellUs: { readonly title: string; readonly text: string; readonly link: Link };
  readonly checklist: {
    readonly title: string;
    readonly lead: string;
    readonly groups: readonly {
      readonly title: string;
      readonly items: readonly { readonly item: string; readonly note?: string }[];
    }[];
  };
  readonly afterwards: {
    readonly title: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  /** `text` is one paragraph in parts, so that its link can open an answer of the FAQ. */
  readonly whoCanTellUs: { readonly title: string; readonly text: readonly (string | Link)[] };
  readonly manageAccount: { readonly title: string; readonly cards: readonly Choice[] };
  readonly onlyIfItApplies: { readonly title: string; readonly entries: readonly Choice[] };
  readonly microgeneration: typeof microgenerationGuidance;
  readonly helpfulLinks: {
    readonly title: string;
    readonly links: readonly (Link & { readonly description: string })[];
  };
  readonly faq: typeof bereavementFaq;
};

/** Bereavement guidance of the probate page. SPEC §2 "deals, extra-support, probate", §9 "Bereavement FAQ". */
export const bereavementGuidance = {
  title: 'When someone dies',
  lead: 'We’re sorry for your loss. Tell us when you’re ready, and we’ll look after the energy account with you.',
  tellUs: {
    title: 'Tell us online',
    text: 'Open day and night. You don’t need every answer.',
    link: { label: 'Start the form', href: '/bereavement/tell-us' },
  },
  checklist: {
    title: 'What to have ready',
    lead: 'Can’t find something? Leave it out. You can tell us later.',
    groups: [
      {
        title: 'About the person',
        items: [
          { item: 'Their full name, and the address of their home' },
          { item: 'The date they died' },
          { item: 'Their account number', note: 'From a bill or a letter' },
        ],
      },
      {
        title: 'About you',
        items: [
          { item: 'Your name, address and phone number' },
          { item: 'How you knew them' },
          { item: 'The name and address of the executor or solicitor', note: 'If that isn’t you' },
        ],
      },
      {
        title: 'About the home',
        items: [
          { item: 'Who lives there now, or if it’s empty' },
          { item: 'If they owned it or rented it', note: 'And the landlord’s name, if they rented' },
          {
            item: 'A meter reading, and the day you took it',
            note: 'As close to the date they died as you can',
          },
          { item: 'If they had boiler cover, solar panels or a pay as you go meter' },
        ],
      },
    ],
  },
  afterwards: {
    title: 'What happens after you tell us',
    steps: [
      { title: 'We get in touch', text: 'With you or the executor, to agree what happens next.' },
      {
        title: 'You choose what happens to the account',
        text: 'Take it over, close it, or keep it open until the home is sold or let.',
      },
      { title: 'We send the final bill', text: 'It goes to whoever deals with the estate.' },
    ],
  },
  whoCanTellUs: {
    title: 'Who can tell us',
    text: [
      'Anyone close to the person can tell us. ',
      { label: 'Executor', href: '#executor' },
      ' is the word for the person who deals with someone’s money and belongings after they die. If that’s you, we’ll talk to you about the final bill. If it’s someone else, tell us how to reach them.',
    ],
  },
  manageAccount: {
    title: 'What would you like to do?',
    cards: [
      {
        title: 'Stay and take over the account',
        text: 'If you live there, or are moving in, we’ll put the account in your name from the day you choose. What was owed before stays apart. Already named on the account? We only take the other name off.',
        link: '/bereavement/tell-us',
        label: 'Ask to take over the account',
      },
      {
        title: 'Close the account',
        text: 'If the home was rented, or nobody will live there, tell us the date the keys go back and read the meters that day. We’ll send the final bill to whoever deals with the estate.',
        link: '/bereavement/tell-us',
        label: 'Ask to close the account',
      },
      {
        title: 'Sell or let the home',
        text: 'Until someone new takes over, we send bills to the estate for any energy used and the standing charge. When it’s sold or let, tell us the date, the new name and the readings.',
        link: articlePath('my-account', 'moving-home'),
        label: 'What to tell us when it changes hands',
      },
      {
        title: 'Help for you',
        text: 'Living alone now, unwell, or finding money hard? Join the Priority Services Register, even for a short time. It’s free, and we’ll change how we do things to suit you.',
        link: areaHref('/extra-support'),
        label: 'See the support you can get',
      },
    ],
  },
  onlyIfItApplies: {
    title: 'Only if it applies',
    entries: [
      {
        title: 'Pay as you go meters',
        text: 'Call us before you top up, as the card or key may be set to pay off a debt. We’ll clear it for whoever lives there now. If the supply has gone off, we can help today.',
        link: articlePath('emergencies', 'pay-as-you-go-no-supply'),
        label: 'What to do if there’s no supply',
      },
      {
        title: 'Boiler and home cover',
        text: 'Cover doesn’t stop until someone asks. We can stop it, or move it to you if you live there. If it was paid ahead, ask us what can be paid back to the estate.',
        link: articlePath('homecare-help', 'change-or-cancel-your-cover'),
        label: 'Change or cancel cover',
      },
    ],
  },
  microgeneration: microgenerationGuidance,
  helpfulLinks: {
    title: 'Others who can help',
    links: [
      {
        label: 'Tell Us Once',
        href: 'https://www.gov.uk/after-a-death/organisations-you-need-to-contact-and-tell-us-once',
        description: 'Tell most government departments and the council in one go.',
      },
      {
        label: 'Applying for probate',
        href: 'https://www.gov.uk/applying-for-probate',
        description: 'When you need it in England and Wales, and how to apply.',
      },
      {
        label: 'Wills, probate and inheritance',
        href: 'https://www.gov.uk/wills-probate-inheritance',
        description: 'What to do about someone’s money, home and belongings.',
      },
      {
        label: 'Bereavement in Scotland',
        href: 'https://www.mygov.scot/bereavement-and-planning-for-death',
        description: 'Registering a death, confirmation and money, if they lived in Scotland.',
      },
      {
        label: 'Citizens Advice',
        href: 'https://www.citizensadvice.org.uk',
        description: 'Free, independent advice about money, housing and what to do after a death.',
      },
      {
        label: 'Cruse Bereavement Support',
        href: 'https://www.cruse.org.uk',
        description: 'Someone to talk to about grief, by phone, online or in person.',
      },
    ],
  },
  faq: bereavementFaq,
} as const satisfies BereavementGuidance;
