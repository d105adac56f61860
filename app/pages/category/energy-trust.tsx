import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';

/** The Energy Trust promotion of bills-and-payments. SPEC §2. */
export function EnergyTrust({ brandName }: { brandName: string }) {
  return (
    <Panel tone="dawn" className="panel__media" labelledBy="trust">
      <Pictogram name="umbrella" />
      <div className="flow">
        <h2 id="trust">{brandName} Trust</h2>
        <p className="prose">
          An independent charity that gives grants to clear energy debt. You don’t have to be our customer to
          apply. Speak to a free debt adviser first: the Trust will ask for their help with your form.
        </p>
        <LinkButton href="/energy-trust" leaves>
          See if you can apply
        </LinkButton>
      </div>
    </Panel>
  );
}
