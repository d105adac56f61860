import { Button } from '../../design-system/button/button.tsx';
import { areaHref } from '../../area-href.ts';

/** Asks at the end of a page whether it helped, by a plain post. `page` is the page's own path. Decision 58. */
export function WasThisUseful({ page }: { page: string }) {
  return (
    <form className="useful" method="post" action={areaHref('/was-this-useful')}>
      <input type="hidden" name="page" value={page} />
      <h2>Was this page useful?</h2>
      <div className="button-row">
        <Button kind="second" small name="useful" value="yes">
          Yes<span className="visually-hidden">, it was useful</span>
        </Button>
        <Button kind="second" small name="useful" value="no">
          No<span className="visually-hidden">, it wasn’t useful</span>
        </Button>
      </div>
    </form>
  );
}
