/** Where an arrow key leads in a list of `count`; -1 stands for the box itself, and the ends meet. */
export function nextIndex(current: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}
