import type { ReactNode } from 'react';
import type { Brand } from '#contracts/brand.ts';
import type { CategoryId } from '#contracts/category-ids.ts';
import type { CategoryDefinition } from '../../help-content/categories/category-definition.ts';
import type { CategoryMenu } from '../../help-content/categories/category-menu.ts';
import { RingUs } from '../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../frame/ring-us/ring.ts';
import { categoryPath } from '../../area-href.ts';
import { WasThisUseful } from '../../help-content/usefulness/was-this-useful.tsx';
import { BackToTop } from './back-to-top.tsx';
import { CategorySideMenu } from './category-side-menu.tsx';
import { CategoryHead } from './page-head.tsx';
import { CtaCards } from './cta-cards.tsx';
import { DebtHelp } from './debt-help.tsx';
import { EnergyTrust } from './energy-trust.tsx';
import { ListedArticles } from './listed-articles.tsx';
import { QuestionsAndGroupsContent } from './questions-and-groups.tsx';
import { SpeakSeekSave } from './speak-seek-save.tsx';
import { BlogGuides } from './blog-guides.tsx';

type HelpCategoryProps = {
  id: CategoryId;
  definition: CategoryDefinition;
  menu: CategoryMenu;
  brand: Brand;
  ring: Ring | undefined;
  /** The feed's description of the category. */
  description: string;
};

const withSpeakSeekSave = new Set<CategoryId>(['bills-and-payments', 'pay-as-you-go', 'struggling-to-pay']);

/**
 * A help category page in the layout that SPEC §2 specifies; emergencies has its own page. On a wide screen the cards
 * stand between a list and the menu, because a list is shorter than the cards and the menu stacked.
 */
export function HelpCategory({ id, definition, menu, brand, ring, description }: HelpCategoryProps) {
  const cards = definition.ctaItems.length > 0 && <CtaCards items={definition.ctaItems} />;
  const isListBesideCards = cards && !definition.newLayout;
  return (
    <>
      <CategoryHead definition={definition} lead={description} />
      <div className="section">
        <div className={isListBesideCards ? 'wrap split list-beside-cards' : 'wrap split'}>
          <div className="flow flow--section">
            {definition.newLayout ? (
              <QuestionsAndGroupsContent data={definition.categoryData} />
            ) : (
              <>
                {id === 'helpful-advice' && <BlogGuides />}
                <ListedArticles data={definition.categoryData} />
              </>
            )}
            {id === 'struggling-to-pay' && <DebtHelp />}
            {id === 'bills-and-payments' && <EnergyTrust brandName={brand.name} />}
            {withSpeakSeekSave.has(id) && <SpeakSeekSave isOnHelpPage={id === 'struggling-to-pay'} />}
            {definition.newLayout && <BackToTop />}
            <WasThisUseful page={categoryPath(id)} />
          </div>
          <SideColumn>
            <CategorySideMenu menu={menu} />
            <div className="flow flow--8">
              {cards}
              <RingUs ring={ring} />
            </div>
          </SideColumn>
        </div>
      </div>
    </>
  );
}

function SideColumn({ children }: { children: ReactNode }) {
  return <div className="split__sticky flow flow--8">{children}</div>;
}
