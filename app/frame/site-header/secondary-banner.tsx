import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import { Banner } from '../../design-system/banner/banner.tsx';

/** A line of news below the header, when the header configuration has one. */
export function SecondaryBanner({ banner }: { banner: HeaderConfiguration['secondary-banner'] }) {
  if (!banner) return null;
  return (
    <Banner>
      {banner.text} {banner.link && <a href={banner.link}>{banner.label ?? 'Find out more'}</a>}
    </Banner>
  );
}
