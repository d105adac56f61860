import font from '../design-system/font/figtree-latin-wght-normal.woff2?url';
import frame from './frame.css?url';
import otherMedia from './other-media.css?url';

/**
 * The style sheets of every page: the one for its first view, the supplier's colours, and the one for print and forced
 * colours, which no page waits for. A page's own sheet follows. Decision 71.
 */
export function FrameStyles({ themeSheet }: { themeSheet: string | undefined }) {
  return (
    <>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={frame} />
      {themeSheet && <link rel="stylesheet" href={themeSheet} />}
      <link rel="stylesheet" href={otherMedia} media="print, (forced-colors: active)" />
    </>
  );
}
