/** How many letters to add, drop, change or swap with their neighbour to turn one word into the other. */
export function countEdits(from: string, to: string): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(twoBack, column - 2) + 1 : Infinity,
      );
    }
    twoBack = previous;
    previous = current;
  }
  return at(previous, to.length);
}

const at = (distances: readonly number[], column: number) => distances[column] ?? Infinity;
