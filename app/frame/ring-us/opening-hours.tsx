import skies from './skies.svg?url&no-inline';
import type { KnownLine } from './known-line.ts';

/** Makes React leave alone what the script writes inside the element. */
const writtenByScript = { __html: '' };

/**
 * Whether a line is open now. A 24-hour line always is. For any other line this is an empty element, which
 * opening-clock.ts fills in once it runs.
 */
export function OpeningNow({ line: { opening, isAllDay } }: { line: KnownLine }) {
  if (isAllDay)
    return (
      <p className="ring__now">
        <svg className="ring__sky" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`${skies}#sky-night`} />
        </svg>
        <span>
          <b>Open now</b> day and night, every day
        </span>
      </p>
    );
  if (!opening) return null;
  return (
    <opening-state
      class="ring__now"
      data-opening={JSON.stringify(opening)}
      data-skies={skies}
      suppressHydrationWarning
      dangerouslySetInnerHTML={writtenByScript}
    />
  );
}

/** A line's hours: a row for each run of days, or one sentence where there is little room. */
export function OpeningHours({ line, isShort = false }: { line: KnownLine; isShort?: boolean }) {
  const { rows, inWords, isAllDay, closedIn } = line;
  if (isAllDay || !inWords) return null;
  const holidays = closedIn && `Closed on bank holidays in ${closedIn}.`;
  if (rows.length === 0 || isShort)
    return (
      <p className="ring__brief">
        {inWords}. {holidays}
      </p>
    );
  return (
    <div className="ring__when">
      <dl className="ring__hours">
        {rows.map(({ days, hours, weekdays }) => (
          <div key={days} data-days={weekdays.join(' ')} suppressHydrationWarning>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {holidays && <p className="ring__cost">{holidays}</p>}
    </div>
  );
}
