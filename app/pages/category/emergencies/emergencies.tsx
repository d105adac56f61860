import type { ReactNode } from 'react';
import type { Brand } from '#contracts/brand.ts';
import { articlePath, categoryPath, helpHome } from '../../../area-href.ts';
import { Alert } from '../../../design-system/alert/alert.tsx';
import { Breadcrumb } from '../../../design-system/breadcrumb/breadcrumb.tsx';
import { Panel } from '../../../design-system/panel/panel.tsx';
import { CallableNumber } from '../../../frame/ring-us/callable-number.tsx';
import { RingUs } from '../../../frame/ring-us/ring-us.tsx';
import type { Ring } from '../../../frame/ring-us/ring.ts';
import type { CategoryDefinition } from '../../../help-content/categories/category-definition.ts';
import type { CategoryMenu } from '../../../help-content/categories/category-menu.ts';
import { moreArticlesTitle } from '../../../help-content/categories/more-articles-title.ts';
import { WasThisUseful } from '../../../help-content/usefulness/was-this-useful.tsx';
import { Pictogram } from '../../../design-system/pictogram/pictogram.tsx';
import { TitledList } from '../listed-articles.tsx';
import { CategorySideMenu } from '../category-side-menu.tsx';
import { EmergencyCards, isOfCard } from './emergency-cards.tsx';
import { EmergencyContacts } from './emergency-contacts.tsx';

const electricalSafety = (powerCut: string): ReactNode[] => [
  'Someone getting a shock? Don’t touch them. Turn off the power, then call 999.',
  <>
    Stay well away from fallen or low power lines, and call <CallableNumber number={powerCut} />.
  </>,
  'Scorch marks, buzzing or a burning smell? Turn off at the fuse box and call a registered electrician.',
  'Never take the cover off your meter or break its seals.',
];

type EmergenciesProps = {
  definition: Extract<CategoryDefinition, { newLayout: false }>;
  brand: Brand;
  ring: Ring | undefined;
  menu: CategoryMenu;
};

const carbonMonoxide = articlePath('emergencies', 'carbon-monoxide');
const smellGas = articlePath('emergencies', 'i-can-smell-gas');

/** Emergencies: the numbers first, then what to do. SPEC §2. */
export function Emergencies({ definition, brand, ring, menu }: EmergenciesProps) {
  const { articlesTitle, articles, moreArticles } = definition.categoryData;
  const all = [...articles, ...moreArticles];
  const shown = new Set(all.map(({ path }) => path));
  const others = all.filter(
    ({ path }) => ![carbonMonoxide, smellGas].includes(path) && !isOfCard(path, brand.phones),
  );
  return (
    <>
      <div className="wrap page-head">
        <Breadcrumb trail={[helpHome]} current={definition.title} />
        <h1>{definition.title}</h1>
        <p className="lead">
          If anyone is hurt or in danger, call <CallableNumber number="999" /> first. If you smell gas, call{' '}
          <CallableNumber number={brand.phones.gasEmergency} />. For your power or your meter, use these
          numbers.
        </p>
      </div>
      <div className="section section--flush">
        <div className="wrap split split--start split--under">
          <EmergencyContacts brand={brand} />
          <div className="flow flow--section">
            <section aria-labelledby="what">
              <Alert tone="danger" icon="flame" title="If you smell gas">
                <p>
                  Open doors and windows. Don’t smoke, light anything or touch a switch. Turn the gas off at
                  the meter if you can reach it safely. Then go outside and call{' '}
                  <CallableNumber number={brand.phones.gasEmergency} />.
                  {shown.has(smellGas) && (
                    <>
                      {' '}
                      <a href={smellGas}>I can smell gas: step by step</a>.
                    </>
                  )}
                </p>
                <p>
                  An alarm is sounding, or you feel sick or dizzy indoors? Do the same
                  {shown.has(carbonMonoxide) && (
                    <>
                      : <a href={carbonMonoxide}>know the signs of carbon monoxide</a>
                    </>
                  )}
                  .
                </p>
              </Alert>
              <h2 id="what" className="emergencies__what">
                {articlesTitle}
              </h2>
              <EmergencyCards phones={brand.phones} listed={shown} />
            </section>
            <TitledList id="more-articles" title={moreArticlesTitle} articles={others} />
            <Panel tone="dawn" className="panel__media" labelledBy="electrical-safety">
              <Pictogram name="socket" />
              <div className="flow">
                <h2 id="electrical-safety">Stay safe with electricity</h2>
                <ul className="bullets">
                  {electricalSafety(brand.phones.powerCut).map((rule, nth) => (
                    <li key={nth}>{rule}</li>
                  ))}
                </ul>
              </div>
            </Panel>
            <RingUs ring={ring} variant="end" />
            <WasThisUseful page={categoryPath('emergencies')} />
          </div>
          <CategorySideMenu menu={menu} />
        </div>
      </div>
    </>
  );
}
