import type { ServiceOutage } from '#contracts/service-outage.ts';
import { Icon } from '../../../design-system/icon/icon.tsx';
import { areaHref } from '../../../area-href.ts';

/** `id` is that of the notice as published: its links may change while it is shown. */
export type ShownNotice = ServiceOutage & { id: string };

/** The service-outage notice (SPEC §2, §3): sanitised rich text, dismissed by a plain post. */
export function OutageNotice({ notice }: { notice: ShownNotice }) {
  return (
    <section className="outage" aria-labelledby="outage-title">
      <div className="wrap">
        <Icon name="alert" />
        <div>
          <h2 id="outage-title" dangerouslySetInnerHTML={{ __html: notice.title }} />
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: notice.message }} />
        </div>
        <form method="post" action={areaHref('/dismiss-notice')}>
          <input type="hidden" name="notice" value={notice.id} />
          <button className="close" type="submit" aria-label="Dismiss this notice">
            <Icon name="close" />
          </button>
        </form>
      </div>
    </section>
  );
}
