/** Scrolls the list, but not its ancestors, just far enough to reveal the option. */
export function keepInView(list: HTMLElement | null, option: Element | null): void {
  if (!list || !(option instanceof HTMLElement)) return;
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
