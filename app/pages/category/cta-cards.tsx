import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';
import type { CategoryDefinition } from '../../help-content/categories/category-definition.ts';
import { homePath } from '#contracts/area-path.ts';

/** Call-to-action cards of the side column. SPEC §2, §3 "ctaItems". */
export function CtaCards({ items }: { items: CategoryDefinition['ctaItems'] }) {
  return items.map(({ title, description, button, path }, index) => (
    <Panel key={title} tone="mist" className="panel--small flow flow--3" labelledBy={`cta-${index + 1}`}>
      <h2 id={`cta-${index + 1}`} className="h-sm">
        {title}
      </h2>
      <p>{description}</p>
      <p>
        <LinkButton href={path} small kind="second" leaves={!path.startsWith(homePath)}>
          {button}
        </LinkButton>
      </p>
    </Panel>
  ));
}
