import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import type { CategoryDefinition } from '../../help-content/categories/category-definition.ts';
import { helpHome } from '../../area-href.ts';

/** The head of a category page: breadcrumb, name and description. `lead` is the feed's description. */
export function CategoryHead({ definition, lead }: { definition: CategoryDefinition; lead: string }) {
  return (
    <div className="band">
      <div className="wrap page-head">
        <Breadcrumb trail={[helpHome]} current={definition.title} />
        <div className="page-head__row">
          <div>
            <h1>{definition.title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <Pictogram name={definition.decoration} />
        </div>
      </div>
    </div>
  );
}
