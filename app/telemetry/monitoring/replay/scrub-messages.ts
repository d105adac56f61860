import { scrubSegmentPiece } from '../scrub/scrub-record.ts';

type ToCompress = { action: string; data?: unknown };

addEventListener('message', ({ data: message }: MessageEvent<ToCompress>) => {
  if (message.action === 'write' && typeof message.data === 'string')
    message.data = scrubSegmentPiece(message.data);
});
