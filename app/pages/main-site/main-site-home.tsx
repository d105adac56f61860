import type { Brand } from '#contracts/brand.ts';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { areaHref } from '../../area-href.ts';

/** Replaces the supplier's own home page. */
export function MainSiteHome({ brand }: { brand: Brand }) {
  return (
    <div className="wrap page-head">
      <h1>{brand.name}</h1>
      <p className="lead">
        The supplier’s own home page belongs here. This site is the help-and-support area, with a small main
        site of its own so that every link leads somewhere.
      </p>
      <div className="button-row mt-8">
        <LinkButton href={areaHref('/')} arrow>
          Go to help and support
        </LinkButton>
      </div>
    </div>
  );
}
