/** The paragraph of a transcript that is current at a moment; `starts` lists when each starts, in seconds. */
export function paragraphAt(starts: readonly number[], second: number): number | undefined {
  const index = starts.findLastIndex((start) => start <= second);
  return index === -1 ? undefined : index;
}
