import { LinkGroup } from '../../design-system/link-group/link-group.tsx';

const groups = [
  {
    title: 'Free debt advice',
    links: [
      {
        label: 'National Debtline',
        href: 'https://nationaldebtline.org',
        description: 'England, Wales and Scotland',
        leaves: true,
      },
      {
        label: 'StepChange Debt Charity',
        href: 'https://www.stepchange.org',
        description: 'Advice online or by phone',
        leaves: true,
      },
      {
        label: 'Citizens Advice',
        href: 'https://www.citizensadvice.org.uk',
        description: 'England and Wales',
        leaves: true,
      },
      {
        label: 'Advice Direct Scotland',
        href: 'https://www.energyadvice.scot',
        description: 'Energy advice in Scotland',
        leaves: true,
      },
    ],
  },
  {
    title: 'Money you could claim',
    links: [
      {
        label: 'MoneyHelper',
        href: 'https://www.moneyhelper.org.uk',
        description: 'Free help with bills and budgets',
        leaves: true,
      },
      {
        label: 'Turn2us',
        href: 'https://www.turn2us.org.uk',
        description: 'Benefits and grants calculator',
        leaves: true,
      },
      {
        label: 'Set up a payment plan',
        href: '/energy/payment-plan',
        description: 'If you pay by bill or Direct Debit',
        leaves: true,
      },
      {
        label: 'Energy Trust grants',
        href: '/energy-trust',
        description: 'Grants to clear energy debt',
        leaves: true,
      },
    ],
  },
];

/** Links to debt help on struggling-to-pay. SPEC §2. */
export function DebtHelp() {
  return (
    <section aria-labelledby="debt-help">
      <div className="section-head">
        <h2 id="debt-help">Get free help with debt</h2>
      </div>
      <div className="groups">
        {groups.map(({ title, links }) => (
          <LinkGroup key={title} title={title} headingLevel={3} links={links} />
        ))}
      </div>
    </section>
  );
}
