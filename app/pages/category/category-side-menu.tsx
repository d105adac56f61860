import { SideMenu } from '../../design-system/side-menu/side-menu.tsx';
import type { CategoryMenu } from '../../help-content/categories/category-menu.ts';

export function CategorySideMenu({ menu }: { menu: CategoryMenu }) {
  return (
    <SideMenu title="Help categories" items={menu.main} more={{ title: 'More help', items: menu.more }} />
  );
}
