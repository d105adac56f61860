import { Icon } from '../../../design-system/icon/icon.tsx';
import { areaHref } from '../../../area-href.ts';

/** `id` identifies the notice as published, because its links may change while it is shown. */
export type ShownNotice = { id: string; title: string; message: string; areas: string[] };

/**
 * The service-outage notices (SPEC §2, §3): sanitised rich text, each dismissed by a plain post. If there are several,
 * only their titles and areas are open, so that the search box stays near the top; a notice with a title or a message
 * alone has nothing to fold.
 */
export function OutageNotices({ notices }: { notices: ShownNotice[] }) {
  return notices.map((notice) => (
    <OutageNotice key={notice.id} notice={notice} isOneOfSeveral={notices.length > 1} />
  ));
}

function OutageNotice({ notice, isOneOfSeveral }: { notice: ShownNotice; isOneOfSeveral: boolean }) {
  const titleId = notice.title ? `outage-${notice.id}` : undefined;
  const title = titleId && <h2 id={titleId} dangerouslySetInnerHTML={{ __html: notice.title }} />;
  const message = notice.message && (
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: notice.message }} />
  );
  return (
    <section className="outage" aria-labelledby={titleId}>
      <div className="wrap">
        <Icon name="alert" />
        <div>
          {isOneOfSeveral && title && message ? (
            <details>
              <summary>
                {title}
                <Icon name="chevron-down" />
              </summary>
              {message}
            </details>
          ) : (
            <>
              {title}
              {message}
            </>
          )}
          {notice.areas.length > 0 && (
            <p className="outage__areas">
              <b>Where:</b> {notice.areas.join(', ')}
            </p>
          )}
        </div>
        <form method="post" action={areaHref('/dismiss-notice')}>
          <input type="hidden" name="notice" value={notice.id} />
          <button
            className="close"
            type="submit"
            aria-label="Dismiss this notice"
            aria-describedby={isOneOfSeveral ? titleId : undefined}
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </section>
  );
}
