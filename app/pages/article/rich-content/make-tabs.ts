/**
 * Turns sections that each begin with a heading into tabs (ARIA tabs pattern): one stop for Tab, arrow keys and Home
 * and End within. `number` distinguishes the groups of one page.
 */
export function makeTabs(group: HTMLElement, number: number): void {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > .tab')];
  if (panels.length < 2 || group.querySelector('[role="tablist"]')) return;
  const list = document.createElement('div');
  list.className = 'tabs__list';
  list.setAttribute('role', 'tablist');
  const tabs = panels.map((panel, index) => {
    const heading = panel.querySelector<HTMLElement>('h3, h4');
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.className = 'tabs__tab';
    tab.id = `tabs-${number}-${index + 1}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', `${tab.id}-panel`);
    tab.textContent = heading?.textContent ?? `Part ${index + 1}`;
    if (heading) heading.hidden = true;
    panel.id = `${tab.id}-panel`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    return tab;
  });
  const select = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = index !== chosen;
    }
  };
  list.addEventListener('click', (event) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    if (index >= 0) select(index);
  });
  list.addEventListener('keydown', (event) => {
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const places: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (place === undefined || current < 0) return;
    event.preventDefault();
    const next = (place + tabs.length) % tabs.length;
    select(next);
    tabs[next]?.focus();
  });
  list.append(...tabs);
  group.prepend(list);
  select(0);
}
