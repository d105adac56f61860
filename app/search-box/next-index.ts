/** The position after an arrow key in a list of `count`; -1 is the box itself, and the list wraps around. */
export function nextIndex(current: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}
