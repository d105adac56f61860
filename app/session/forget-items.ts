/** SPEC §3 "Browser storage keys": removed at every sign-out, SPEC §4. */
export const tariffItems = ['chosenTariff', 'pendingTariffDismissed'];

/** Removes the tariff items from wherever the main site keeps them. */
export function forgetItems(storages: (Storage | undefined)[]) {
  for (const storage of storages) for (const item of tariffItems) storage?.removeItem(item);
}
