/** Closes every open sheet: the page that comes next, or comes back, shows none. Does nothing where popovers aren't known. */
export function closeSheets(): void {
  if (!('hidePopover' in HTMLElement.prototype)) return;
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover();
}
