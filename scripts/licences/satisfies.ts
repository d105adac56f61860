/**
 * Whether an SPDX licence expression is met by the licences of a list: OR needs one side, AND needs both. A licence
 * with an exception (WITH) is a different licence, and so is one with a plus. False for an invalid expression.
 */
export function satisfies(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  const isNext = (word: string) => words[at] === word && (at += 1) > 0;

  function any(): boolean {
    let isMet = all();
    while (isNext('OR')) isMet = all() || isMet;
    return isMet;
  }

  function all(): boolean {
    let isMet = one();
    while (isNext('AND')) isMet = one() && isMet;
    return isMet;
  }

  function one(): boolean {
    if (!isNext('(')) {
      at += 1;
      return allowed.has(words[at - 1] ?? '');
    }
    const isMet = any();
    return isNext(')') && isMet;
  }

  const isMet = any();
  return isMet && at === words.length;
}
