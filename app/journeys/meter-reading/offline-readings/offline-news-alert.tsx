import { useId, type Ref } from 'react';
import { replayMask } from '../../../consent/replay-mask.ts';
import { Alert, type AlertTone } from '../../../design-system/alert/alert.tsx';
import { describeReading, tooOld } from './describe-reading.ts';
import type { OfflineNews } from './offline-readings-sender.ts';

const titles: Record<OfflineNews['kind'], { tone: AlertTone; title: string }> = {
  sent: { tone: 'success', title: 'The reading kept on this device has been sent' },
  'too-old': { tone: 'warning', title: 'A reading kept on this device was never sent' },
  deleted: { tone: 'info', title: 'Deleted from this device' },
};

/** The result of a stored reading. It can take the focus of the element that it replaces. */
export function OfflineNewsAlert({
  news,
  ref,
}: {
  news: OfflineNews;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  return (
    <Alert {...titles[news.kind]} ref={ref} id={`kept-news-${useId()}`} role="group" tabIndex={-1}>
      <p {...replayMask}>
        {describeReading(news.reading)}.
        {news.kind === 'sent' && (
          <>
            {' '}
            Your reference is <b>{news.reference}</b>.
          </>
        )}
        {news.kind === 'too-old' && ` ${tooOld} We’ve deleted it from this device.`}
      </p>
    </Alert>
  );
}
