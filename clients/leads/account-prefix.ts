/** 'A' when the account flag is set, else empty. SPEC §3. */
export function accountPrefix(hasAccountFlag: boolean): 'A' | '' {
  return hasAccountFlag ? 'A' : '';
}
