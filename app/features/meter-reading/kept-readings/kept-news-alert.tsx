import { useId, type Ref } from 'react';
import { masked } from '../../../consent/masked.ts';
import { Alert, type AlertTone } from '../../../design-system/alert/alert.tsx';
import { describeReading } from './describe-reading.ts';
import type { KeptNews } from './kept-readings-sender.ts';

const titles: Record<KeptNews['kind'], { tone: AlertTone; title: string }> = {
  sent: { tone: 'success', title: 'The reading kept on this device has been sent' },
  tooOld: { tone: 'warning', title: 'A reading kept on this device was never sent' },
  deleted: { tone: 'info', title: 'Deleted from this device' },
};

/** What became of a reading that was kept. It can take the focus of what it stands in for. */
export function KeptNewsAlert({ news, ref }: { news: KeptNews; ref?: Ref<HTMLDivElement> | undefined }) {
  return (
    <Alert {...titles[news.kind]} ref={ref} id={`kept-news-${useId()}`} role="group" tabIndex={-1}>
      <p {...masked}>
        {describeReading(news.reading)}.
        {news.kind === 'sent' && (
          <>
            {' '}
            Your reference is <b>{news.reference}</b>.
          </>
        )}
        {news.kind === 'tooOld' &&
          ' It’s more than a month old, so it can’t be sent any more. We’ve deleted it from this device.'}
      </p>
    </Alert>
  );
}
