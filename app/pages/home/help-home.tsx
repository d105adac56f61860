import type { Film } from '#contracts/films.ts';
import type { Brand } from '#contracts/brand.ts';

import { LinkGroup } from '../../design-system/link-group/link-group.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { Scene } from '../../design-system/scene/scene.tsx';
import { Tile, TileGrid } from '../../design-system/tile/tile.tsx';
import type { CategoryTile, TopicLink } from '../../help-content/categories/category-tiles.ts';
import { EmergencyNumbers } from '../../frame/emergency-numbers/emergency-numbers.tsx';
import type { LinkGroupData } from './link-groups.ts';
import { OutageNotices, type ShownNotice } from './outage-notice/outage-notices.tsx';
import { FilmStrip } from './film-strip/film-strip.tsx';
import type { ReactNode } from 'react';
import { categoryPath } from '../../area-href.ts';

type HelpHomeProps = {
  brand: Brand;
  notices: ShownNotice[];
  tiles: CategoryTile[];
  /** The category pages that no tile leads to. */
  topics: TopicLink[];
  films: Film[];
  groups: LinkGroupData[];
  popular: { label: string; link: string }[];
  /** The search box, which is placed in the hero. */
  search: ReactNode;
};

/** The help home. SPEC §2 "Help home (empty path)". */
export function HelpHome({ brand, notices, tiles, topics, films, groups, popular, search }: HelpHomeProps) {
  return (
    <>
      <OutageNotices notices={notices} />
      <section className="hero">
        <div className="wrap hero__text">
          <h1>How can we help you today?</h1>
          {search}
          {popular.length > 0 && <ChipLinks name="Popular" links={popular} />}
        </div>
        <Scene />
      </section>
      {films.length > 0 && <FilmStrip films={films} />}
      <section className={films.length > 0 ? 'section' : 'section section--first'} aria-labelledby="topics">
        <div className="wrap">
          <div className="section-head">
            <h2 id="topics">Choose a topic</h2>
          </div>
          <CategoryTiles tiles={tiles} />
        </div>
      </section>
      {topics.length > 0 && (
        <section className="section" aria-labelledby="more-topics">
          <div className="wrap flow flow--3">
            <h2 id="more-topics" className="h-lg">
              More topics
            </h2>
            <ChipLinks name="More topics" links={topics} />
          </div>
        </section>
      )}
      <section className="section" aria-labelledby="urgent">
        <div className="wrap">
          <div className="section-head">
            <h2 id="urgent">Is it an emergency?</h2>
            <a className="to-top" href={categoryPath('emergencies')}>
              What to do in an emergency <Icon name="arrow-right" />
            </a>
          </div>
          <EmergencyNumbers brand={brand} />
        </div>
      </section>
      <section className="section" aria-label="More help">
        <div className="wrap groups groups--3">
          {groups.map(({ title, links }) => (
            <LinkGroup key={title} title={title} links={links} icons />
          ))}
        </div>
      </section>
    </>
  );
}

function ChipLinks({ name, links }: { name: string; links: { label: string; link: string }[] }) {
  return (
    <nav aria-label={name}>
      <ul className="chips">
        {links.map(({ label, link }) => (
          <li key={link}>
            <a className="chip" href={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** SPEC §2: main help category tiles; external-link tiles leave the app, the others route internally. */
function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <TileGrid>
      {tiles.map(({ title, link, description, decoration, externalLink }) => (
        <Tile
          key={link}
          title={title}
          href={link}
          description={description}
          pictogram={decoration}
          leaves={externalLink}
        />
      ))}
    </TileGrid>
  );
}
