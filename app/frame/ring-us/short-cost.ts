/** A line's cost next to its number, where 'to call' goes without saying: 'Free' for 'Free to call'. */
export function shortCost(cost: string): string {
  return cost.replace(/ to call$/, '');
}
