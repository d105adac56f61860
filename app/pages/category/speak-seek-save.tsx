import { areaHref, categoryPath } from '../../area-href.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';

const steps = [
  { title: 'Speak.', text: 'Tell us early. We’ll agree a plan you can afford, and we won’t rush you.' },
  { title: 'Seek.', text: 'Free advisers can check which grants and benefits you could claim.' },
  { title: 'Save.', text: 'Small changes at home add up. Start with the ones that cost nothing.' },
];

/** The 'Speak. Seek. Save.' panel (SPEC §2); on the page that it links to, it links to contact us instead. */
export function SpeakSeekSave({ isOnHelpPage }: { isOnHelpPage: boolean }) {
  const next = isOnHelpPage
    ? { href: areaHref('/contact-us'), label: 'Talk to us about paying' }
    : { href: categoryPath('struggling-to-pay'), label: 'Get help with paying' };
  return (
    <Panel tone="dusk" labelledBy="speak-seek-save">
      <h2 id="speak-seek-save">Speak. Seek. Save.</h2>
      <p className="mt-4">Worried about paying? Three things help.</p>
      <ol className="sss">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LinkButton kind="sun" href={next.href} arrow>
        {next.label}
      </LinkButton>
    </Panel>
  );
}
